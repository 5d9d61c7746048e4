import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';
import { LONGEST_WAIT_MS } from './retry-schedule.ts';

/** How long after one digest was begun the next may be: five an hour at the most. */
export const DIGEST_PAUSE_MS = 12 * 60_000;
/** The most leads of one digest. The rest go with the next. */
export const DIGEST_LEADS = 10_000;
/** How many leads of a digest are read, to be described in it. */
export const DIGEST_LINES = 100;

/** A delivery that this process has taken: nobody else takes it until its lease is over. */
export type Attempt = {
  leadId: string;
  /** How many there have been, with this one. */
  attempts: number;
};

/** What is sent at once: one lead, or a digest. */
export type Parcel = {
  attempts: readonly Attempt[];
  /** The lead, or the oldest ones of a digest. Those that were erased meanwhile are missing. */
  leads: readonly Lead[];
};

/** What has to go over one channel. */
export type Outbox = {
  /** Takes up to `limit` deliveries that are due, or whose process has left them, for `leaseMs`, each as a parcel of its own. */
  claim(limit: number, leaseMs: number): Promise<Parcel[]>;
  /** Takes all that is due as one parcel, if the hour's number is used up and the last digest was long enough ago. */
  claimDigest(leaseMs: number): Promise<Parcel | null>;
  /** The receiver has it. `note` says what is worth knowing nevertheless. */
  markSent(attempts: readonly Attempt[], note?: string): Promise<void>;
  /** It is tried again after `pauseMs`. */
  markWaiting(attempts: readonly Attempt[], code: string, pauseMs: number): Promise<void>;
  /** It is kept, and not tried again. */
  markFailed(attempts: readonly Attempt[], code: string): Promise<void>;
  /** Gives it back, as if it had not been taken. */
  release(attempts: readonly Attempt[]): Promise<void>;
  /** Gives a digest back. The leads that were described in it go one by one from now on. */
  sendApart(digest: Parcel, code: string): Promise<void>;
};

/** From now on leads are put into the outbox for the channels with these names, and for no others. */
export async function openChannels(database: Database, names: readonly string[]): Promise<void> {
  await database.query({
    text: `with others as (delete from server.channels where name <> all ($1::text[]))
      insert into server.channels (name) select unnest($1::text[]) on conflict do nothing`,
    values: [names],
  });
}

/** The outbox of `channel` in `database`. If `perHour` is a number, no more leads an hour are taken one by one. */
export function outboxOf(database: Database, channel: string, perHour: number | null): Outbox {
  const take = (text: string, ...values: unknown[]) =>
    database.query<Attempt>({ text, values: [channel, ...values] });

  async function read(attempts: readonly Attempt[], limit: number): Promise<Lead[]> {
    const rows = await database.query<{ lead: Lead }>({
      text: 'select row_to_json(leads) as lead from public.leads where id = any ($1) order by created_at limit $2',
      values: [idsOf(attempts), limit],
    });
    return rows.map(({ lead }) => inUtc(lead));
  }

  /** Changes the rows of `attempts`, unless another process has taken them since, or their leads are gone. */
  async function change(attempts: readonly Attempt[], assignments: string, ...values: unknown[]) {
    await database.query({
      text: `update server.deliveries set ${assignments}
        from unnest($2::uuid[], $3::int[]) as claimed (lead_id, attempts)
        where deliveries.lead_id = claimed.lead_id and channel = $1
          and deliveries.attempts = claimed.attempts and state = 'sending'`,
      values: [channel, idsOf(attempts), attempts.map((attempt) => attempt.attempts), ...values],
    });
  }

  return {
    async claim(limit, leaseMs) {
      const claimed = await take(perHour === null ? CLAIM : CLAIM_APART, leaseMs, limit);
      if (perHour !== null)
        claimed.push(...(await take(CLAIM_IN_HOUR, leaseMs, limit - claimed.length, perHour)));
      const leads = await read(claimed, limit);
      return claimed.map((attempt) => ({
        attempts: [attempt],
        leads: leads.filter(({ id }) => id === attempt.leadId),
      }));
    },
    async claimDigest(leaseMs) {
      if (perHour === null) return null;
      const attempts = await take(CLAIM_DIGEST, leaseMs, DIGEST_LEADS, perHour, DIGEST_PAUSE_MS);
      return attempts.length > 0 ? { attempts, leads: await read(attempts, DIGEST_LINES) } : null;
    },
    async markSent(attempts, note) {
      await database.query({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = any ($2::uuid[]) and channel = $1`,
        values: [channel, idsOf(attempts), note ?? null],
      });
    },
    markWaiting: (attempts, code, pauseMs) =>
      change(attempts, `state = 'waiting', last_error = $4, next_at = now() + ${ms('$5')}`, code, pauseMs),
    markFailed: (attempts, code) => change(attempts, `state = 'failed', last_error = $4`, code),
    release: (attempts) => change(attempts, RELEASE),
    sendApart: ({ attempts, leads }, code) =>
      change(
        attempts,
        `${RELEASE}, last_error = $4, apart = claimed.lead_id = any ($5::uuid[])`,
        code,
        leads.map(({ id }) => id),
      ),
  };
}

const RELEASE = `state = 'waiting', attempts = deliveries.attempts - 1, next_at = now()`;

/**
 * What is to be sent now. What somebody has called spam since it was stored is left alone. A delivery that
 * would wait longer than any may was put off by a clock that was ahead: it goes now.
 */
const DUE = `server.deliveries join public.leads on leads.id = lead_id
  where channel = $1 and state in ('waiting', 'sending') and leads.status <> 'spam'
    and (next_at <= now() or next_at > now() + interval '${LONGEST_WAIT_MS} milliseconds')`;

/** One statement takes and leases: a second process skips what the first has locked, and then finds it leased. */
const take = (limit: string, which = 'true') => `
  due as (
    select lead_id from ${DUE} and ${which} order by next_at limit ${limit} for update of deliveries skip locked
  )
  update server.deliveries set state = 'sending', attempts = attempts + 1, next_at = now() + ${ms('$2')}
  from due where deliveries.lead_id = due.lead_id and channel = $1
  returning deliveries.lead_id as "leadId", attempts`;

/** How much of the number in `$4` the last hour has used, with what is on its way. */
const USED = `(
  select count(*)::int from (
    (select from server.deliveries where channel = $1
      and state = 'sent' and sent_at between now() - interval '1 hour' and now() limit $4::int)
    union all
    (select from server.deliveries where channel = $1 and state = 'sending' and next_at > now() limit $4::int)
  ) as used)`;

const CLAIM = `with ${take('$3')}`;
const CLAIM_APART = `with ${take('$3', 'apart')}`;
const CLAIM_IN_HOUR = `with ${take(`least($3, greatest(0, $4::int - ${USED}))`)}`;

/** The channel's row gives the turn: of two processes, the second finds that it was taken. */
const CLAIM_DIGEST = `
  with turn as (
    update server.channels set digest_at = now()
    where name = $1 and ${USED} >= $4::int and exists (select from ${DUE} and not apart)
      and (digest_at is null or digest_at > now() or digest_at <= now() - ${ms('$5')})
    returning name
  ), ${take('$3', 'not apart and exists (select from turn)')}`;

function ms(parameter: string): string {
  return `${parameter}::double precision * interval '1 millisecond'`;
}

function idsOf(attempts: readonly Attempt[]): string[] {
  return attempts.map(({ leadId }) => leadId);
}

/** The database writes times in its own zone, and to the microsecond. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
