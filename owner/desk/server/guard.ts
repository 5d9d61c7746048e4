import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The session ends after this time without input. */
export const IDLE_MS = 15 * 60_000;
const SECRET_BYTES = 32;
const PLACE_BYTES = 9;
const COOKIE = 'desk';
/** The header of automatic requests. */
export const BY_ITSELF = 'x-by-itself';
const OWN_SITES = ['same-origin', 'none'];

export type GuardOptions = {
  /** The address of an authenticating proxy in front of the desk, if there is one. */
  proxy: URL | undefined;
  /** Called with each new one-time address. */
  tell: (path: string) => void;
  now?: () => number;
};

/**
 * Guards all of `app`, and returns the desk's random path: browsers send its cookie to no other path, so no
 * other port of this machine gets it. Once the desk listens, the first browser to open the address exchanges its token for a cookie.
 * Refuses another `Host` (DNS rebinding), another `Origin`, and other sites or ports of this machine.
 */
export async function guard(
  app: FastifyInstance,
  { proxy, tell, now = Date.now }: GuardOptions,
): Promise<string> {
  const base = `/${secret(PLACE_BYTES)}/`;
  let token: string | null = null;
  let session: { id: string; usedAt: number } | null = null;

  function issue(): void {
    token = secret(SECRET_BYTES);
    tell(`${base}?token=${token}`);
  }

  function enter(
    request: FastifyRequest<{ Querystring: { token?: string } }>,
    reply: FastifyReply,
  ): FastifyReply {
    if (!isSame(request.query.token, token)) return refuse(reply, 401, NO_TOKEN);
    token = null;
    session = { id: secret(SECRET_BYTES), usedAt: now() };
    reply.setCookie(COOKIE, session.id, {
      path: base,
      httpOnly: true,
      sameSite: 'strict',
      secure: proxy?.protocol === 'https:',
    });
    return reply.redirect(base, 303);
  }

  /** Whether the cookie belongs to the session. Input extends the session. */
  function isIn(request: FastifyRequest): boolean {
    if (session === null || !isSame(request.cookies[COOKIE], session.id)) return false;
    if (now() - session.usedAt > IDLE_MS) {
      session = null;
      issue();
      return false;
    }
    if (request.headers[BY_ITSELF] === undefined) session.usedAt = now();
    return true;
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
    const [path, search = ''] = request.url.split('?');
    if (path === base && search.startsWith('token='))
      return enter(request as Parameters<typeof enter>[0], reply);
    if (!isIn(request)) return refuse(reply, 401, NO_TOKEN);
  });
  app.addHook('onListen', async () => issue());
  return base;
}

const NO_TOKEN =
  'Open the address that the desk printed in its terminal. It works once, for one browser. After fifteen minutes without input, the desk prints a new address.';

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

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function isSame(given: string | undefined, wanted: string | null): boolean {
  if (given === undefined || wanted === null) return false;
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
