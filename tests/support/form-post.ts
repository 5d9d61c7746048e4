import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { FORM_PATH } from '../../lead/form-page.ts';
import { HONEYPOT_NAME } from '../../lead/spam.ts';
import { loadFormPages } from '../../server/form-page/form-pages.ts';
import { loadPages } from '../../server/pages/load-pages.ts';
import { formPage } from '../../site/content/en/form-page.ts';
import { FORM } from './lead-row.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built site as the server has it, with the form's page in each language. */
export async function builtSite() {
  return { pages: await loadPages(BUILT), formPages: await loadFormPages(BUILT) };
}

/** The form page's words when it refuses a post. */
export const { refusal } = formPage;

/** The body that a browser posts without JavaScript: a visitor's answers with `changes`. */
export function formBody(changes: Record<string, string> = {}): string {
  return String(new URLSearchParams({ ...FORM, [HONEYPOT_NAME]: '', ...changes }));
}

/** Posts a form like a browser. */
export function postForm(
  app: FastifyInstance,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });
}
