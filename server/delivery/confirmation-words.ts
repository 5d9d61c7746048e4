import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** What the mail to a visitor says, by the path of each language's home page: `/`, `/es/`. */
const words = v.record(v.string(), v.object({ subject: v.string(), text: v.string() }));
export type ConfirmationWords = v.InferOutput<typeof words>;

/** The build writes it beside the pages. It is not served. */
export const CONFIRMATION_FILE = '_confirmation.json';
const BUILT = new URL(`../../dist/${CONFIRMATION_FILE}`, import.meta.url);

/** The words of `confirmation.ts` in each language, as they were built. Throws a `StartError` where there are none. */
export function readConfirmationWords(file: URL = BUILT): ConfirmationWords {
  try {
    return v.parse(words, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(
      'CONFIRMATION_MAIL is on, and the words of that mail are not built. Run `npm run build` first.',
    );
  }
}
