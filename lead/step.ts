/** What a visitor of the page can do that is counted, in the order of a whole way. */
export const STEP_EVENTS = ['viewed', 'opened', 'reached', 'refused', 'offered', 'sent'] as const;
export type StepEvent = (typeof STEP_EVENTS)[number];

/** One step as the page reports it. It says nothing of who took it, and two of one visitor cannot be joined. */
export type Step = {
  event: StepEvent;
  /** The button of an opening or a sent lead, the number of a step of the form, the name of a refused field. */
  detail: string;
  /** What opened the form, where the step is about that. */
  trigger_type: string;
  path: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  device: 'touch' | 'mouse';
};
