/**
 * The shortest time in which a person can fill the form, in milliseconds: nobody
 * types five answers and picks from four lists in a second. It is not longer,
 * since autofill and pasted text are quick, and a false alarm may cost a lead.
 */
export const MIN_FILL_MS = 1_000;

/**
 * The field that robots fill. The name tempts whoever has something to advertise, and is none that a
 * browser or a password manager fills by itself.
 */
export const HONEYPOT_NAME = 'comment';

/** How a form was filled, as far as the page can see. */
export type Filling = {
  /** The text in the field that no person sees. */
  honeypot: string;
  /** From the opening to the submit. Negative if the visitor's clock was set back meanwhile: then it tells nothing. */
  fillMs: number;
};

/** Whether a robot filled the form: it wrote into the honeypot, or was faster than any person can be. */
export function isSpam({ honeypot, fillMs }: Filling): boolean {
  return honeypot !== '' || (fillMs >= 0 && fillMs < MIN_FILL_MS);
}
