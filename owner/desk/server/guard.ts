import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Door, refuse } from './doors.ts';

const OWN_SITES = ['same-origin', 'none'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; `''` if the desk knows no names. */
    person: string;
  }
}

/**
 * Guards all of `app`: only who comes in through `door` gets an answer. Refuses another `Host` (DNS rebinding), another
 * `Origin`, and other sites or ports of this machine.
 */
export function guard(app: FastifyInstance, door: Door): void {
  app.decorateRequest('person', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const names = namesOf(request, door);
    const { host, origin } = request.headers;
    if (!names.some((name) => name.host === host))
      return refuse(reply, 421, `Open the desk at ${names[0]?.origin}.`);
    if (origin !== undefined && !names.some((name) => name.origin === origin))
      return refuse(reply, 403, 'Requests from other sites are refused.');
    if (!isFromOwnSite(request, door)) return refuse(reply, 403, 'Requests from other sites are refused.');
    if (request.method !== 'GET' && origin === undefined)
      return refuse(reply, 403, 'Changes must come from the desk.');
    const person = await door.enter(request, reply);
    if (person === null) return reply;
    request.person = person;
  });
}

/** Responses are never cached, framed or sniffed. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The accepted names: the proxy's, and this machine's. */
function namesOf({ socket }: FastifyRequest, { url, isLocal }: Door): { host: string; origin: string }[] {
  const local = isLocal
    ? ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`)
    : [];
  return [...(url ? [url] : []), ...local.map((host) => ({ host, origin: `http://${host}` }))];
}

/** Whether no other site asks. After signing in at a proxy's provider, the browser opens the desk's page from there. */
function isFromOwnSite({ headers, method, url }: FastifyRequest, { base, isLocal }: Door): boolean {
  const site = headers['sec-fetch-site'];
  const isPage = method === 'GET' && url.split('?')[0] === base;
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || OWN_SITES.includes(String(site)) || (!isLocal && isPage && isOpened);
}
