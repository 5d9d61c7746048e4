import { fieldOf } from './form.ts';

const MS_PER_HOUR = 3_600_000;

/** The hours of each deadline option. */
export const DEADLINE_HOURS: Readonly<Record<string, number>> = fieldOf('deadline')?.hours ?? {};

/** The urgency to suggest up to a number of hours, shortest first. */
const URGENCY_UP_TO_HOURS: readonly (readonly [hours: number, urgency: string])[] = [
  [12, 'urgent'],
  [24, 'high'],
  [72, 'medium'],
  [Number.POSITIVE_INFINITY, 'low'],
];

export const DEFAULT_DEADLINE_HOURS = 24;

/** A lead's deadline: `now` plus the option's hours. An unknown option counts as 24 hours. */
export function deadlineFor(option: string, now: Date): Date {
  const hours = hoursOf(option) ?? DEFAULT_DEADLINE_HOURS;
  return new Date(now.getTime() + hours * MS_PER_HOUR);
}

/** The urgency suggested for a deadline option; `null` for an unknown one, or if the form has no such urgency. */
export function proposedUrgency(option: string): string | null {
  const hours = hoursOf(option);
  if (hours === undefined) return null;
  const [, urgency = ''] = URGENCY_UP_TO_HOURS.find(([most]) => hours <= most) ?? [];
  return Object.hasOwn(fieldOf('urgency')?.options ?? {}, urgency) ? urgency : null;
}

function hoursOf(option: string): number | undefined {
  return Object.hasOwn(DEADLINE_HOURS, option) ? DEADLINE_HOURS[option] : undefined;
}
