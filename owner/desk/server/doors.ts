import cookie from '@fastify/cookie';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Keys, proofFor } from './keys.ts';

/** The least time between two addresses that no one has opened, so that a loop cannot flood the terminal. */
export const TELL_MS = 60_000;
const COOKIE = 'desk';
/** The header of a refusal that proves which desk answered. */
export const PROOF = 'x-desk';
/** In bytes, as the header has it. */
const MAX_NAME_LENGTH = 200;

/** Decides who comes in. */
export type Door = {
  /** The path of the desk. */
  base: string;
  /** The desk's public address, if it is behind a proxy. */
  url: URL | undefined;
  /** Whether the desk also answers to this machine's names. */
  isLocal: boolean;
  keys: Keys | undefined;
  /** The person that a request is from, `''` if the desk knows no names, or `null` if it has been answered. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
};

type KeyDoorOptions = {
  keys: Keys;
  url: URL | undefined;
  /** The time that a browser stays signed in. */
  sessionMs: number;
  /** Called with a new one-time address when a request has no session. */
  tell: (path: string) => void;
  now?: () => number;
};

/**
 * Lets in a browser that opens a printed address: it exchanges the address's token for a cookie. Any request without
 * a session makes the desk print a fresh address.
 */
export async function keyDoor(
  app: FastifyInstance,
  { keys, url, sessionMs, tell, now = Date.now }: KeyDoorOptions,
): Promise<Door> {
  const { base } = keys;
  let toldAt = Number.NEGATIVE_INFINITY;
  await app.register(cookie);

  async function tellAddress(): Promise<void> {
    if (now() - toldAt < TELL_MS) return;
    toldAt = now();
    tell(await keys.newAddress());
  }

  /** Whether `token` is valid: then the browser gets the cookie of a new session. */
  async function exchanges(reply: FastifyReply, token: string): Promise<boolean> {
    const session = await keys.exchange(token);
    if (session === null) return false;
    toldAt = Number.NEGATIVE_INFINITY;
    reply.setCookie(COOKIE, session, {
      path: base,
      maxAge: sessionMs / 1_000,
      httpOnly: true,
      sameSite: 'strict',
      secure: url?.protocol === 'https:',
    });
    return true;
  }

  async function isIn({ cookies }: FastifyRequest): Promise<boolean> {
    const session = cookies[COOKIE];
    return session !== undefined && keys.isSession(session);
  }

  return {
    base,
    url,
    isLocal: true,
    keys,
    async enter(request, reply) {
      const [path, search] = request.url.split('?');
      const token = path === base ? new URLSearchParams(search).get('token') : null;
      if ((token !== null && (await exchanges(reply, token))) || (await isIn(request))) {
        if (token === null) return '';
        reply.redirect(base, 303);
        return null;
      }
      await tellAddress();
      refuse(reply.header(PROOF, proofFor(base, request.url)), 401, NO_SESSION);
      return null;
    },
  };
}

const NO_SESSION =
  'You are signed out. Open the last address that the desk printed in its terminal. It works once, for one browser.';

/** Lets in the people that an authenticating proxy at one of `proxies` names in `header`. */
export function proxyDoor(url: URL, proxies: readonly string[], header: string): Door {
  const isProxy = compile([...proxies]);
  return {
    base: '/',
    url,
    isLocal: false,
    keys: undefined,
    async enter({ socket, raw }, reply) {
      const person = nameIn(raw.headersDistinct[header]);
      if (!isProxy(socket.remoteAddress ?? '', 0))
        refuse(reply, 403, 'Only the proxy may ask the desk. DESK_PROXIES lists its addresses.');
      else if (person === null)
        refuse(reply, 401, `The proxy must name one person in ${header}. DESK_USER_HEADER sets the header.`);
      else return person;
      return null;
    },
  };
}

/** The name in a header that occurs once and has one value, or `null`. Node.js reads headers as Latin-1. */
function nameIn(values: readonly string[] | undefined): string | null {
  const [value = '', another] = values ?? [];
  const name = Buffer.from(value, 'latin1').toString('utf8').trim();
  const isOne = another === undefined && !/[,\p{C}]/u.test(name);
  return isOne && name !== '' && value.length <= MAX_NAME_LENGTH ? name : null;
}

/** Answers with `status` and a text. */
export function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}
