import type { Lead } from '../../lead/lead.ts';

const SEND_TIMEOUT_MS = 20_000;
/** How long to wait before each further try, where the server may only be away. */
export const RETRY_DELAYS_MS = [1_000, 3_000] as const;

const CREATED = 201;
const CONFLICT = 409;
/** What proxies and our server answer while the server or its database is away. */
const AWAY: readonly number[] = [502, 503, 504];
/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';
/** The constraint that only this very lead can violate. PostgreSQL's message names it, in whatever language it is. */
const PRIMARY_KEY = /\bleads_pkey\b/;

/** Where leads go: a PostgREST address and its public key. */
export type LeadsEndpoint = { url: string; key: string };

/**
 * Inserts one lead. Resolves when it is stored, also when an earlier try had stored it: its id makes it
 * safe to try again. Rejects with an error that names the last answer, never the lead.
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
    // A visitor who leaves while sending is still a lead.
    keepalive: true,
    // What a redirect leads to stores nothing.
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
}

/** Throws unless the answer says that the lead is stored. Filters and proxies answer 200 in the server's place. */
async function expectStored(response: Response): Promise<void> {
  const { status } = response;
  if (status === CREATED) return;
  const { code, message } = await errorIn(response);
  if (status === CONFLICT && code === UNIQUE_VIOLATION && PRIMARY_KEY.test(message)) return;
  throw new Error(`the lead was not stored: HTTP ${status}, code ${code || 'none'}`);
}

/** PostgREST's error. Where the answer holds none, its texts are empty. */
async function errorIn(response: Response): Promise<{ code: string; message: string }> {
  const body = await response.json().catch(() => null);
  return { code: String(body?.code ?? ''), message: String(body?.message ?? '') };
}
