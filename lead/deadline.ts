import type { Deadline, Urgency } from './options.ts';

const MS_PER_HOUR = 3_600_000;

/** The hours of each deadline option. */
export const DEADLINE_HOURS: Readonly<Record<Deadline, number>> = {
  '6_hours': 6,
  '12_hours': 12,
  '24_hours': 24,
  '3_days': 72,
  '1_week': 168,
  '2_weeks': 336,
  '1_month': 720,
};

/** The urgency to suggest up to a number of hours, shortest first. Longer deadlines are low. */
const URGENCY_UP_TO_HOURS: readonly (readonly [hours: number, urgency: Urgency])[] = [
  [12, 'urgent'],
  [24, 'high'],
  [72, 'medium'],
];

export const DEFAULT_DEADLINE_HOURS = 24;

/** A lead's deadline: `now` plus the option's hours. An unknown option counts as 24 hours. */
export function deadlineFor(option: string, now: Date): Date {
  const hours = isDeadline(option) ? DEADLINE_HOURS[option] : DEFAULT_DEADLINE_HOURS;
  return new Date(now.getTime() + hours * MS_PER_HOUR);
}

/** The urgency suggested for a deadline option; `null` for an unknown one. */
export function proposedUrgency(option: string): Urgency | null {
  if (!isDeadline(option)) return null;
  const found = URGENCY_UP_TO_HOURS.find(([hours]) => DEADLINE_HOURS[option] <= hours);
  return found ? found[1] : 'low';
}

function isDeadline(option: string): option is Deadline {
  return Object.hasOwn(DEADLINE_HOURS, option);
}
