import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';
import { LONGEST_WAIT_MS } from './retry-schedule.ts';

/** After this time a delivery counts as abandoned. An attempt and its mark take much less. */
const LEASE_MS = 90_000;
/** The pause between two digests: at most five an hour. */
export const DIGEST_PAUSE_MS = 12 * 60_000;
/** The most leads of one digest. The rest go with the next. */
const DIGEST_LEADS = 10_000;

/** A delivery that this process has claimed, until its lease expires. */
type Attempt = {
  leadId: string;
  /** The number of attempts, including this one. */
  attempts: number;
};

/** One lead or a digest. */
export type Parcel = {
  attempts: readonly Attempt[];
  /** Missing for a digest. */
  lead?: Lead;
};

/** The outbox of one channel. */
export type Outbox = ReturnType<typeof outboxOf>;

/** From now on, new leads are queued for exactly these channels. */
export async function openChannels(database: Database, names: readonly string[]): Promise<void> {
  await database.query({
    text: `with others as (delete from server.channels where name <> all ($1::text[]))
      insert into server.channels (name) select unnest($1::text[]) on conflict do nothing`,
    values: [names],
  });
}

/**
 * The outbox of `channel`. If `perHour` is a number, at most that many leads an hour are claimed one by one; the
 * rest are claimed as a digest, unless the last digest was too recent.
 */
export function outboxOf({ query }: Database, channel: string, perHour: number | null) {
  /** Claims and leases in one statement: a second process skips locked rows, and later finds them leased. */
  const take = (limit: number) =>
    query<Attempt>({
      text: `
        with due as (
          select lead_id from ${DUE} order by next_at limit $2 for update of deliveries skip locked
        )
        update server.deliveries
        set state = 'sending', attempts = attempts + 1, next_at = now() + interval '${LEASE_MS} milliseconds'
        from due where deliveries.lead_id = due.lead_id and channel = $1
        returning deliveries.lead_id as "leadId", attempts`,
      values: [channel, limit],
    });

  /** One parcel per lead. A lead erased meanwhile has none. */
  async function oneByOne(claimed: readonly Attempt[]): Promise<Parcel[]> {
    const rows = await query<{ lead: Lead }>({
      text: 'select row_to_json(leads) as lead from public.leads where id = any ($1)',
      values: [claimed.map(({ leadId }) => leadId)],
    });
    return rows.map(({ lead }) => ({
      attempts: claimed.filter(({ leadId }) => leadId === lead.id),
      lead: inUtc(lead),
    }));
  }

  /** The rest of the hourly limit. */
  async function placesLeft(most: number): Promise<number> {
    const [{ used } = { used: 0 }] = await query<{ used: number }>({ text: USED, values: [channel, most] });
    return Math.max(0, most - used);
  }

  async function takeDigest(): Promise<Parcel[]> {
    const turn = await query({ text: TAKE_TURN, values: [channel] });
    const attempts = turn.length > 0 ? await take(DIGEST_LEADS) : [];
    return attempts.length > 1 ? [{ attempts }] : oneByOne(attempts);
  }

  /** Changes a parcel's rows, unless another process has claimed them since. */
  async function change({ attempts }: Parcel, assignments: string, ...values: unknown[]): Promise<void> {
    await query({
      text: `update server.deliveries set ${assignments}
        from jsonb_to_recordset($2) as claimed ("leadId" uuid, attempts int)
        where lead_id = "leadId" and channel = $1
          and deliveries.attempts = claimed.attempts and state = 'sending'`,
      values: [channel, JSON.stringify(attempts), ...values],
    });
  }

  return {
    /** Claims up to `limit` leads that are due or abandoned, and possibly a digest. */
    async claim(limit: number): Promise<Parcel[]> {
      if (perHour === null) return oneByOne(await take(limit));
      const left = await placesLeft(perHour);
      const parcels = await oneByOne(await take(Math.min(limit, left)));
      const isOver = parcels.length === left && left < limit;
      return isOver ? [...parcels, ...(await takeDigest())] : parcels;
    },
    /** Marks a parcel as sent, with an optional note. */
    async markSent({ attempts }: Parcel, note?: string): Promise<void> {
      await query({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = any ($2::uuid[]) and channel = $1`,
        values: [channel, attempts.map(({ leadId }) => leadId), note ?? null],
      });
    },
    /** Schedules a retry after `pauseMs`, or marks the parcel as failed if that is `null`. */
    markRefused: (parcel: Parcel, code: string, pauseMs: number | null) =>
      change(
        parcel,
        `last_error = $3, state = case when $4::float is null then 'failed' else 'waiting' end,
          next_at = now() + coalesce($4::float, 0) * interval '1 millisecond'`,
        code,
        pauseMs,
      ),
    /** Returns a parcel as if it had not been claimed. */
    release: (parcel: Parcel) =>
      change(parcel, `state = 'waiting', attempts = deliveries.attempts - 1, next_at = now()`),
  };
}

/**
 * Deliveries to send now. Skips leads since marked as spam. A delivery that would wait longer than any may was
 * scheduled by a clock that ran ahead, and is due.
 */
const DUE = `server.deliveries join public.leads on leads.id = lead_id
  where channel = $1 and state in ('waiting', 'sending') and leads.status <> 'spam'
    and (next_at <= now() or next_at > now() + interval '${LONGEST_WAIT_MS} milliseconds')`;

/** The part of `$2` used in the last hour, including deliveries being sent. */
const USED = `
  select count(*)::int as used from (
    (select from server.deliveries where channel = $1
      and state = 'sent' and sent_at between now() - interval '1 hour' and now() limit $2)
    union all
    (select from server.deliveries where channel = $1 and state = 'sending' and next_at > now() limit $2)
  ) as counted`;

/** Updates the channel's row, so that only one of two processes gets the turn. */
const TAKE_TURN = `
  update server.channels set digest_at = now()
  where name = $1 and exists (select from ${DUE})
    and (digest_at is null or digest_at > now() or digest_at <= now() - interval '${DIGEST_PAUSE_MS} milliseconds')
  returning name`;

/** Converts the database's times, which have its own zone and microseconds. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
