import { SendError } from './channel.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Posts `body` to `url`. Follows no redirect: only the configured address receives leads. Throws a `SendError` with the
 * status and the pause that the receiver asks for.
 */
export async function postJson(
  url: string | URL,
  body: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal,
  });
  const { ok, status } = answer;
  const asked = answer.headers.get('retry-after') ?? (status === TOO_MANY_REQUESTS && (await inBody(answer)));
  // Only the status matters.
  await answer.body?.cancel().catch(() => {});
  if (!ok) throw new SendError(`HTTP ${status}`, msOf(asked));
}

/** Telegram names the seconds in the body. */
async function inBody(answer: Response): Promise<unknown> {
  const body = await answer.json().catch(() => null);
  return body?.parameters?.retry_after;
}

/** A number of seconds or a date; 0 for anything else. */
function msOf(asked: unknown): number {
  const seconds = Number(asked);
  const ms = Number.isNaN(seconds) ? Date.parse(String(asked)) - Date.now() : seconds * 1000;
  return Math.max(0, ms) || 0;
}
