import type { Deadline, Urgency } from './options.ts';

const MS_PER_HOUR = 3_600_000;

/** How many hours each deadline option gives. */
export const DEADLINE_HOURS: Readonly<Record<Deadline, number>> = {
  '6_hours': 6,
  '12_hours': 12,
  '24_hours': 24,
  '3_days': 72,
  '1_week': 168,
  '2_weeks': 336,
  '1_month': 720,
};

/** Up to how many hours each urgency is proposed, shortest first. What takes longer is of low urgency. */
const URGENCY_UP_TO_HOURS: readonly (readonly [hours: number, urgency: Urgency])[] = [
  [12, 'urgent'],
  [24, 'high'],
  [72, 'medium'],
];

export const DEFAULT_DEADLINE_HOURS = 24;

/** The moment a lead's work is due: `now` plus the option's hours; an unknown option counts as 24 hours. */
export function deadlineFor(option: string, now: Date): Date {
  const hours = isDeadline(option) ? DEADLINE_HOURS[option] : DEFAULT_DEADLINE_HOURS;
  return new Date(now.getTime() + hours * MS_PER_HOUR);
}

/** The urgency that a deadline option speaks for; `null` for an unknown one. */
export function proposedUrgency(option: string): Urgency | null {
  if (!isDeadline(option)) return null;
  const found = URGENCY_UP_TO_HOURS.find(([hours]) => DEADLINE_HOURS[option] <= hours);
  return found ? found[1] : 'low';
}

function isDeadline(option: string): option is Deadline {
  return Object.hasOwn(DEADLINE_HOURS, option);
}
