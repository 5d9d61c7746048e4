import { deadlineFor } from './deadline.ts';
import { FIELDS, fieldOf, type LeadForm, optionLabel } from './form.ts';
import { scoreLead } from './score.ts';
import type { LeadSource } from './source.ts';

/** The initial statuses of a lead. Spam is stored too, for the owner to review. */
export type LeadStatus = 'new' | 'spam';

/** One row of the table `leads`. Timestamps are ISO 8601 in UTC. */
export type Lead = LeadSource & {
  /** A UUID derived from the form's values, so that a retry never stores them twice. */
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  assignment_type: string;
  academic_level: string;
  requirements: string;
  urgency_level: string;
  /** The answers to the owner's own fields, if the form has any. Empty ones are left out. */
  answers?: Readonly<Record<string, string>>;
  lead_quality_score: number;
  status: LeadStatus;
  deadline: string;
  created_at: string;
};

/** The row to insert, from a valid form. The only place that builds one. */
export function leadFrom(
  form: LeadForm,
  source: LeadSource,
  id: string,
  now: Date,
  status: LeadStatus = 'new',
): Lead {
  const own = FIELDS.filter(({ isOwn }) => isOwn);
  return {
    id,
    name: form.name,
    email: form.email,
    phone: form.phone,
    subject: form.subject,
    assignment_type: form.assignment_type,
    academic_level: form.academic_level,
    requirements: form.description,
    urgency_level: form.urgency,
    ...(own.length > 0 && { answers: answersIn(form, own) }),
    ...source,
    lead_quality_score: scoreLead(form, FIELDS),
    status,
    deadline: deadlineFor(form.deadline, now).toISOString(),
    created_at: now.toISOString(),
  };
}

function answersIn(form: LeadForm, fields: readonly { name: string }[]): Record<string, string> {
  const answered = fields.map(({ name }) => [name, form[name] ?? ''] as const);
  return Object.fromEntries(answered.filter(([, answer]) => answer !== ''));
}

/** The request in a few words: "Essay, Mathematics". Leaves out what the form does not ask. */
export function requestOf({ assignment_type, subject }: Pick<Lead, 'assignment_type' | 'subject'>): string {
  return [optionLabel('assignment_type', assignment_type), subject].filter(Boolean).join(', ') || 'Request';
}

/** The answers to the owner's own fields with their English labels. A field that the form no longer has keeps its name. */
export function ownAnswers({ answers = {} }: Pick<Lead, 'answers'>): [label: string, answer: string][] {
  return Object.entries(answers).map(([name, answer]) => [
    fieldOf(name)?.label ?? name,
    optionLabel(name, String(answer)),
  ]);
}
