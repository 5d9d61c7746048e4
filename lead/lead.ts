import { deadlineFor } from './deadline.ts';
import type { LeadForm } from './form.ts';
import type { AcademicLevel, AssignmentType, Urgency } from './options.ts';
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
  assignment_type: AssignmentType;
  academic_level: AcademicLevel;
  requirements: string;
  urgency_level: Urgency;
  lead_quality_score: number;
  status: LeadStatus;
  deadline: string;
  created_at: string;
};

/** The row to insert, from a validated form. The only place that builds one. */
export function leadFrom(
  form: LeadForm,
  source: LeadSource,
  id: string,
  now: Date,
  status: LeadStatus = 'new',
): Lead {
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
    ...source,
    lead_quality_score: scoreLead(form),
    status,
    deadline: deadlineFor(form.deadline, now).toISOString(),
    created_at: now.toISOString(),
  };
}
