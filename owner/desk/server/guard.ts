import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** After so long without a press the token is asked for again. */
export const IDLE_MS = 15 * 60_000;
const SECRET_BYTES = 32;
const PLACE_BYTES = 9;
const COOKIE = 'desk';
/** What a page that asks by itself, without anybody's press, sends along. */
export const BY_ITSELF = 'x-by-itself';
const OWN_SITES = ['same-origin', 'none'];

export type GuardOptions = {
  /** The address of an authenticating proxy in front of the desk, if there is one. */
  proxy: URL | undefined;
  /** Is told each address that lets somebody in, once. */
  tell: (path: string) => void;
  now?: () => number;
};

/** Lets the owner's browser in, and nobody else. */
export type Guard = {
  /** The path that the desk is at: another one each time, so that no other port of this machine is sent its cookie. */
  base: string;
};

/**
 * Guards all of `app`. Whoever opens the address that is told gets a cookie for its token, and the
 * token is used up. A request with another `Host`, another `Origin` or from another site is refused:
 * a name that somebody made lead here, and pages of other ports of this machine.
 */
export async function guard(
  app: FastifyInstance,
  { proxy, tell, now = Date.now }: GuardOptions,
): Promise<Guard> {
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

  /** Whether the cookie is the session's, which lasts as long as somebody presses something. */
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
      return refuse(reply, 421, `The desk answers at ${names[0]?.origin} alone.`);
    if (origin !== undefined && !names.some((name) => name.origin === origin))
      return refuse(reply, 403, 'Another site may not ask the desk.');
    if (site !== undefined && !OWN_SITES.includes(String(site)))
      return refuse(reply, 403, 'Another site may not ask the desk.');
    if (request.method !== 'GET' && origin === undefined)
      return refuse(reply, 403, 'A change comes from the desk itself.');
    const [path, search = ''] = request.url.split('?');
    if (path === base && search.startsWith('token='))
      return enter(request as Parameters<typeof enter>[0], reply);
    if (!isIn(request)) return refuse(reply, 401, NO_TOKEN);
  });
  issue();
  return { base };
}

const NO_TOKEN =
  'The desk does not know this browser. Open the address that stands where the desk was started: it lets one browser in, once. After fifteen minutes without a press a new one stands there.';

/** Nothing is kept on a disk, framed, or shown as anything but what it is. */
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

/** By what names the desk may be called: those of this machine, and the proxy's. */
function namesOf({ socket }: FastifyRequest, proxy: URL | undefined): { host: string; origin: string }[] {
  const own = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  return [
    ...(proxy ? [{ host: proxy.host, origin: proxy.origin }] : []),
    ...own.map((host) => ({ host, origin: `http://${host}` })),
  ];
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function isSame(given: string | undefined, wanted: string | null): boolean {
  if (given === undefined || wanted === null) return false;
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
