import type { Lead } from '../../lead/lead.ts';

const SEND_TIMEOUT_MS = 20_000;
/** PostgreSQL's unique_violation: a lead with this id, and so with these values, is stored already. */
const STORED_ALREADY = '23505';

/** Where leads go: a PostgREST address and its public key. */
export type LeadsEndpoint = { url: string; key: string };

/**
 * Inserts one lead. Resolves when it is stored, also when an earlier try had
 * stored it. Rejects with an error that names the answer, never the lead.
 */
export async function sendLead(lead: Lead, { url, key }: LeadsEndpoint): Promise<void> {
  const response = await fetch(`${url}/leads`, {
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
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (response.ok) return;
  const code = await errorCode(response);
  if (response.status === 409 && code === STORED_ALREADY) return;
  throw new Error(`the lead was not stored: HTTP ${response.status}, code ${code}`);
}

async function errorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const code = body && typeof body === 'object' && 'code' in body ? body.code : null;
  return typeof code === 'string' ? code : 'none';
}
