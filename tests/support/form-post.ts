import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { FORM_PATH } from '../../lead/form-page.ts';
import { loadFormPages } from '../../server/form-page/load-form-page.ts';
import { loadPages } from '../../server/pages/load-pages.ts';
import { FORM } from './lead-row.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** The form's page of the last build in each language, as the server has them. */
export async function builtFormPages() {
  return loadFormPages(BUILT, await loadPages(BUILT));
}

/** What a browser posts without scripts: a visitor's answers, with a draft of their own, changed by `changes`. */
export function formBody(changes: Record<string, string> = {}): string {
  const hidden = {
    draft: randomUUID(),
    begun_at: String(Date.now() - 60_000),
    source_page: 'https://site.example/start?source=Hero+-+Button&utm_source=quarterly',
    source_referrer: 'https://site.example/?utm_source=quarterly',
  };
  return String(new URLSearchParams({ ...hidden, ...FORM, ...changes }));
}

/** Posts a form as a browser does. */
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
