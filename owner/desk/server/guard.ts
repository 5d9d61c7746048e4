import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Keys, proofFor } from './keys.ts';

/** The least time between two addresses that no one has opened, so that a loop cannot flood the terminal. */
export const TELL_MS = 60_000;
const COOKIE = 'desk';
const OWN_SITES = ['same-origin', 'none'];
/** The header of a refusal that proves which desk answered. */
export const PROOF = 'x-desk';

export type GuardOptions = {
  /** The address of an authenticating proxy in front of the desk, if there is one. */
  proxy: URL | undefined;
  keys: Keys;
  /** The time that a browser stays signed in. */
  sessionMs: number;
  /** Called with a new one-time address when a request has no session. */
  tell: (path: string) => void;
  now?: () => number;
};

/**
 * Guards all of `app`. A browser that opens a printed address exchanges its token for a cookie. Any request without
 * a session makes the desk print a fresh address. Refuses another `Host` (DNS rebinding), another `Origin`, and other
 * sites or ports of this machine.
 */
export async function guard(
  app: FastifyInstance,
  { proxy, keys, sessionMs, tell, now = Date.now }: GuardOptions,
): Promise<void> {
  const { base } = keys;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function tellAddress(): Promise<void> {
    if (now() - toldAt < TELL_MS) return;
    toldAt = now();
    tell(await keys.newAddress());
  }

  /** Whether `token` is valid: then the browser gets the cookie of a new session. */
  async function enters(reply: FastifyReply, token: string): Promise<boolean> {
    const session = await keys.exchange(token);
    if (session === null) return false;
    toldAt = Number.NEGATIVE_INFINITY;
    reply.setCookie(COOKIE, session, {
      path: base,
      maxAge: sessionMs / 1_000,
      httpOnly: true,
      sameSite: 'strict',
      secure: proxy?.protocol === 'https:',
    });
    return true;
  }

  async function isIn({ cookies }: FastifyRequest): Promise<boolean> {
    const session = cookies[COOKIE];
    return session !== undefined && keys.isSession(session);
  }

  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const names = namesOf(request, proxy);
    const { host, origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    if (!names.some((name) => name.host === host))
      return refuse(reply, 421, `Open the desk at ${names[0]?.origin}.`);
    if (origin !== undefined && !names.some((name) => name.origin === origin))
      return refuse(reply, 403, 'Requests from other sites are refused.');
    if (site !== undefined && !OWN_SITES.includes(String(site)))
      return refuse(reply, 403, 'Requests from other sites are refused.');
    if (request.method !== 'GET' && origin === undefined)
      return refuse(reply, 403, 'Changes must come from the desk.');
    const [path, search] = request.url.split('?');
    const token = path === base ? new URLSearchParams(search).get('token') : null;
    const isOpened = token !== null && (await enters(reply, token));
    if (isOpened || (await isIn(request))) return token === null ? undefined : reply.redirect(base, 303);
    await tellAddress();
    reply.header(PROOF, proofFor(base, request.url));
    return refuse(reply, 401, NO_SESSION);
  });
}

const NO_SESSION =
  'You are signed out. Open the last address that the desk printed in its terminal. It works once, for one browser.';

/** Responses are never cached, framed or sniffed. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}

/** The accepted names: the proxy's, and this machine's. */
function namesOf({ socket }: FastifyRequest, proxy: URL | undefined): { host: string; origin: string }[] {
  const own = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  return [...(proxy ? [proxy] : []), ...own.map((host) => ({ host, origin: `http://${host}` }))];
}
