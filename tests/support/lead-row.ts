import { randomUUID } from 'node:crypto';
import type { LeadForm } from '../../lead/form.ts';
import { type Lead, leadFrom } from '../../lead/lead.ts';
import { leadSourceFrom } from '../../lead/source.ts';
import { refusalOf } from '../../server/http/answer-error.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { SentRow } from '../../server/leads/rows.ts';
import type { LeadStore } from '../../server/leads/store.ts';

/** Values that appear in no message, no log and no other test, so that finding one reveals a leak. */
export const FORM: LeadForm = {
  name: 'Zuzana Quillfeather',
  email: 'zuzana.quillfeather@kvetina.example',
  phone: '+420 777 123 987',
  subject: 'Palaeography',
  assignment_type: 'essay',
  academic_level: 'masters',
  deadline: '24_hours',
  urgency: 'high',
  description: 'Transcribe two charters of the fourteenth century and comment on each hand.',
};

/** Another visitor's answers, with no value in common with `FORM`. */
export const OTHER_FORM: LeadForm = {
  name: 'Bohdan Inkwell',
  email: 'bohdan.inkwell@kvetina.example',
  phone: '+420 777 456 321',
  subject: 'Diplomatics',
  assignment_type: 'thesis',
  academic_level: 'phd',
  deadline: '1_week',
  urgency: 'low',
  description: 'Compare the seals of three chanceries, and say who could have forged which.',
};

/** A row as the page sends it, with a new id and `changes`. */
export function leadRow(changes: Record<string, unknown> = {}): Lead {
  const source = leadSourceFrom('https://site.example/?utm_source=quarterly', '', {
    trigger: 'button_click',
  });
  return { ...leadFrom(FORM, source, randomUUID(), new Date()), ...changes };
}

/** Inserts `rows` with the same keys, like one request. */
export function insertRows(store: LeadStore, ...rows: SentRow[]): Promise<void> {
  return store.insert({ columns: Object.keys(rows[0] ?? {}), rows });
}

/** The result of an insert: `stored`, or the error code that its client gets. */
export async function outcomeOf(insert: Promise<void>): Promise<string | null> {
  try {
    await insert;
    return 'stored';
  } catch (error) {
    const refusal = error instanceof ApiError ? error : refusalOf(error);
    if (!refusal) throw error;
    return refusal.body.code;
  }
}
