/**
 * The least time in which a person may have filled the form, in milliseconds:
 * nobody types five answers and picks from four lists in a second. Not longer,
 * since autofill and pasted text are quick, and a false alarm may cost a lead.
 */
export const MIN_FILL_MS = 1_000;

/** How a form was filled, as far as the page can see. */
export type Filling = {
  /** What stands in the field that no person sees. */
  trap: string;
  /** From the opening to the submit. Negative where the visitor's clock was set back meanwhile, which says nothing. */
  fillMs: number;
};

/** Whether a robot filled the form: it wrote into the trap, or was faster than any person. */
export function isSpam({ trap, fillMs }: Filling): boolean {
  return trap !== '' || (fillMs >= 0 && fillMs < MIN_FILL_MS);
}
