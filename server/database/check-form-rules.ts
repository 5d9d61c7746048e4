import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import {
  DESCRIPTION_LENGTH,
  EMAIL_MAX_LENGTH,
  leadForm,
  NAME_LENGTH,
  PHONE_LENGTH,
  SUBJECT_LENGTH,
} from '../../lead/form.ts';
import { type Lead, leadFrom } from '../../lead/lead.ts';
import { OPTION_LISTS } from '../../lead/options.ts';
import { DEFAULT_TITLE, DIRECT_REFERRER, TRIGGER_TYPES } from '../../lead/source.ts';

/** Error classes that refuse a row or the statement. A full disk or a lost connection says nothing about rules. */
const REFUSALS = ['22', '23', '42'];
/** unique_violation: an index that the owner added may refuse a lead like a stored one. */
const STORED_BEFORE = '23505';
/** The names of rules in migrations start with the column. */
const RULE_NAME = /^leads_(.+)_(?:length|valid|known|range|object|size)$/;

/**
 * Inserts a lead for each option and each limit of the form, as a visitor would, and rolls back. Throws an error with
 * the field and the remedy if the database refuses one, because it would refuse visitors' leads too.
 */
export async function checkFormRules(owner: pg.ClientBase): Promise<void> {
  const leads = leadsAtEachRule();
  await owner.query('begin');
  try {
    await owner.query('select server.insert_leads($1, $2)', [
      Object.keys(leads[0] ?? {}),
      JSON.stringify(leads),
    ]);
  } catch (error) {
    if (isRefusal(error)) throw new Error(disagreement(error), { cause: error });
  } finally {
    await owner.query('rollback');
  }
}

/** The form with the first option of each list, and the shortest or longest allowed text. */
function filledTo(bound: 'min' | 'max') {
  const domain = '@form.example';
  const emailLength = { min: domain.length + 1, max: EMAIL_MAX_LENGTH };
  return {
    ...Object.fromEntries(Object.entries(OPTION_LISTS).map(([field, list]) => [field, Object.keys(list)[0]])),
    name: 'n'.repeat(NAME_LENGTH[bound]),
    email: domain.padStart(emailLength[bound], 'e'),
    phone: '1'.repeat(PHONE_LENGTH[bound]),
    subject: 's'.repeat(SUBJECT_LENGTH[bound]),
    description: 'd'.repeat(DESCRIPTION_LENGTH[bound]),
  };
}

function leadsAtEachRule(): Lead[] {
  const shortest = filledTo('min');
  const options = Object.entries(OPTION_LISTS).flatMap(([field, list]) =>
    Object.keys(list).map((option) => ({ ...shortest, [field]: option })),
  );
  const source = {
    source_page: 'https://form.example/',
    source_referrer: DIRECT_REFERRER,
    source_title: DEFAULT_TITLE,
    campaign_data: {},
  };
  return [shortest, filledTo('max'), ...options].flatMap((values) =>
    TRIGGER_TYPES.map((trigger_type) =>
      leadFrom(v.parse(leadForm, values), { ...source, trigger_type }, randomUUID(), new Date()),
    ),
  );
}

function isRefusal(error: unknown): error is pg.DatabaseError {
  return (
    error instanceof pg.DatabaseError &&
    error.code !== STORED_BEFORE &&
    REFUSALS.includes(error.code?.slice(0, 2) ?? '')
  );
}

/** Leaves out the error's own message, which may quote a row. */
function disagreement({ code, column, constraint = '' }: pg.DatabaseError): string {
  const [, field = column ?? 'a rule of its own'] = RULE_NAME.exec(constraint) ?? [];
  const rule = constraint ? `rule ${constraint}` : `error ${code}`;
  return `it refuses a lead that the form accepts, because of ${field} (${rule}). Change the rule in a migration in supabase/migrations, or undo the change in lead/options.ts or lead/form.ts.`;
}
