import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '../../../server/database/query.ts';

/** The time within which an address must be opened. */
const ADDRESS_MS = 60 * 60_000;
const SECRET_BYTES = 32;

export type Keys = {
  /** The desk's secret path. */
  base: string;
  /** A new address, without the host. It lets one browser in, once. */
  newAddress(): Promise<string>;
  /** Uses up the token of an address. Returns a session's secret, or `null` if the token is not valid. */
  exchange(token: string): Promise<string | null>;
  isSession(secret: string): Promise<boolean>;
  /** Invalidates every session and every address. */
  signOutEverywhere(): Promise<void>;
};

/** The keys to the desk of a database. Sessions last `sessionMs`. */
export async function openKeys(query: Query, sessionMs: number, now = Date.now): Promise<Keys> {
  const [site] = await query<{ desk_path: string }>({ text: 'select desk_path from server.site' });
  const base = `/${site?.desk_path}/`;
  const expiry = (ms: number) => new Date(now() + ms);

  async function add(kind: 'address' | 'session', lifetimeMs: number): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await query({
      text: `with expired as (delete from server.desk_keys where expires_at <= $1)
        insert into server.desk_keys (hash, kind, expires_at) values ($2, $3, $4)`,
      values: [expiry(0), hashOf(secret), kind, expiry(lifetimeMs)],
    });
    return secret;
  }
  return {
    base,
    newAddress: async () => `${base}?token=${await add('address', ADDRESS_MS)}`,
    async exchange(token) {
      const used = await query({
        text: `delete from server.desk_keys where hash = $1 and kind = 'address' and expires_at > $2 returning 1`,
        values: [hashOf(token), expiry(0)],
      });
      return used.length === 0 ? null : add('session', sessionMs);
    },
    async isSession(secret) {
      const found = await query({
        text: `select from server.desk_keys where hash = $1 and kind = 'session' and expires_at > $2`,
        values: [hashOf(secret), expiry(0)],
      });
      return found.length > 0;
    },
    signOutEverywhere: async () => void (await query({ text: 'delete from server.desk_keys' })),
  };
}

/** Proves that an answer comes from the desk with this path, and not from another program on its port. */
export function proofFor(base: string, url: string): string {
  return hashOf(base + url).toString('hex');
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
