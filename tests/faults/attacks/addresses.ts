import { KEY, LEADS } from '../../support/app-on.ts';
import { leadRow } from '../../support/lead-row.ts';
import { embeddedPlace } from '../../support/place.ts';
import { startServer } from '../../support/server-process.ts';
import type { Attack } from '../attack.ts';

const ADDRESSES = 50;
const REQUESTS_OF_EACH = 60;
/** Leads of one address at once: what is slowed should not slow the attack. */
const LEADS_AT_ONCE = 4;
const RATE_LIMIT_TOTAL = 2_000;
const TOO_BUSY = [503, 504];

/** Fifty addresses that send as much as the limit of one address lets them, beside visitors. */
export function addresses(): Attack {
  const refused = ADDRESSES * REQUESTS_OF_EACH;
  return {
    attack: `${ADDRESSES} addresses send ${refused} requests that are refused, ${ADDRESSES} others ${refused} leads`,
    promise: "every visitor's first lead is stored, and not as spam",
    before: `${refused} answers of 400 used up the total: every visitor got 429 for the rest of the minute`,
    async run() {
      const place = await embeddedPlace();
      const server = startServer(place.settings, {
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMIT: String(REQUESTS_OF_EACH),
        RATE_LIMIT_TOTAL: String(RATE_LIMIT_TOTAL),
      });
      try {
        const address = await server.address;
        const visitors = visitorsOf(address);
        const invalid = await floodFrom(address, '198.51.100', 1, () => leadRow({ name: 'x' }));
        const valid = await floodFrom(address, '192.0.2', LEADS_AT_ONCE, () => leadRow());
        const { statuses, ids, slowestMs } = await visitors.finish();
        server.process.kill('SIGTERM');
        await server.ended;

        const stored = await place.asOwner<{ id: string; status: string }>(
          'select id, status from public.leads',
        );
        const theirs = stored.filter(({ id }) => ids.has(id));
        const flood = stored.filter(({ id }) => !ids.has(id));
        const marked = flood.filter(({ status }) => status === 'spam').length;
        const broken: string[] = [];
        if (statuses.includes(429)) broken.push('a visitor was refused');
        if (theirs.length < ids.size || theirs.some(({ status }) => status !== 'new'))
          broken.push("a visitor's lead is missing or spam");
        if (marked === 0) broken.push('nothing of the flood was marked');
        return {
          now: `${countOf(invalid, 400)} answers of 400; of ${countOf(valid, 201)} leads ${marked} stored as spam; ${theirs.length} visitors' leads stored as new, the slowest in ${Math.round(slowestMs)} ms`,
          broken,
        };
      } finally {
        server.process.kill('SIGKILL');
        await server.ended;
        await place.remove();
      }
    },
  };
}

const countOf = (statuses: number[], status: number) => statuses.filter((other) => other === status).length;

/** Sends from many addresses, from each over some connections, as much as an address may. */
async function floodFrom(address: string, network: string, connections: number, row: () => object) {
  const senders = Array.from({ length: ADDRESSES * connections }, async (_, number) => {
    const statuses: number[] = [];
    while (statuses.length < REQUESTS_OF_EACH / connections)
      statuses.push(await post(address, `${network}.${1 + (number % ADDRESSES)}`, row()));
    return statuses;
  });
  return (await Promise.all(senders)).flat();
}

/** One visitor after another, each from an address that nobody has sent from. */
function visitorsOf(address: string) {
  const statuses: number[] = [];
  const ids = new Set<string>();
  let slowestMs = 0;
  let going = true;
  const all = visit();

  async function visit(): Promise<void> {
    while (going) {
      const row = leadRow();
      ids.add(row.id);
      const from = `10.0.${ids.size >> 8}.${ids.size & 255}`;
      const begun = performance.now();
      // A server that is too busy for it is asked again, with the same id.
      do statuses.push(await post(address, from, row));
      while (TOO_BUSY.includes(statuses.at(-1) ?? 0));
      slowestMs = Math.max(slowestMs, performance.now() - begun);
    }
  }

  return {
    async finish() {
      going = false;
      await all;
      return { statuses, ids, slowestMs };
    },
  };
}

async function post(address: string, from: string, row: object): Promise<number> {
  const answer = await fetch(address + LEADS, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(row),
  });
  await answer.arrayBuffer();
  return answer.status;
}
