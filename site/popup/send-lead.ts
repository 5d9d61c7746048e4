import type { Lead } from '../../lead/lead.ts';

const SEND_TIMEOUT_MS = 20_000;
/** The pauses before retries, while the server may be temporarily down. */
export const RETRY_DELAYS_MS = [1_000, 3_000] as const;

const CREATED = 201;
const CONFLICT = 409;
/** Answers of proxies and our server while the server or its database is down. */
const AWAY: readonly number[] = [502, 503, 504];
/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';
/** The constraint that only this lead can violate. PostgreSQL's message names it in any language. */
const PRIMARY_KEY = /\bleads_pkey\b/;

/** A PostgREST address and its public key. */
export type LeadsEndpoint = { url: string; key: string };

/**
 * Inserts one lead. Resolves when it is stored, possibly by an earlier attempt: its id makes retries safe. Rejects
 * with an error that names the last answer, never the lead.
 */
export async function sendLead(lead: Lead, endpoint: LeadsEndpoint): Promise<void> {
  for (const delay of RETRY_DELAYS_MS) {
    const response = await post(lead, endpoint).catch(() => null);
    if (response && !AWAY.includes(response.status)) return expectStored(response);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return expectStored(await post(lead, endpoint));
}

function post(lead: Lead, { url, key }: LeadsEndpoint): Promise<Response> {
  return fetch(`${url}/leads`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify(lead),
    // Completes even if the visitor leaves while sending.
    keepalive: true,
    // The target of a redirect would store nothing.
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
}

/** Throws an error unless the answer confirms that the lead is stored. Filters and proxies may answer 200. */
async function expectStored(response: Response): Promise<void> {
  const { status } = response;
  if (status === CREATED) return;
  const { code, message } = await errorIn(response);
  if (status === CONFLICT && code === UNIQUE_VIOLATION && PRIMARY_KEY.test(message)) return;
  throw new Error(`the lead was not stored: HTTP ${status}, code ${code || 'none'}`);
}

/** PostgREST's error, with empty texts if the answer has none. */
async function errorIn(response: Response): Promise<{ code: string; message: string }> {
  const body = await response.json().catch(() => null);
  return { code: String(body?.code ?? ''), message: String(body?.message ?? '') };
}
