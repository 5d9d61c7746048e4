/** The counted steps of a visitor, in order. */
export const STEP_EVENTS = ['viewed', 'opened', 'reached', 'refused', 'offered', 'sent'] as const;
export type StepEvent = (typeof STEP_EVENTS)[number];

/** One reported step. It does not identify the visitor, and two steps cannot be linked. */
export type Step = {
  event: StepEvent;
  /** The button of an opening or a sent lead, a step's number, or the name of a field with an error. */
  detail: string;
  /** The trigger of the form, if the step is about that. */
  trigger_type: string;
  path: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  device: 'touch' | 'mouse';
};
