import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';

/** After this time a delivery counts as abandoned. An attempt and its mark take much less. */
const LEASE_MS = 90_000;
const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 4 * 3_600_000;
/** Attempts before a delivery counts as failed. The pauses last at least 25 hours in total. */
export const MAX_ATTEMPTS = 18;
/** Each pause is up to this fraction longer, so that failed deliveries do not retry all at once. */
export const JITTER = 0.5;
/** The longest wait between two attempts. */
const LONGEST_WAIT_MS = LONGEST_PAUSE_MS * (1 + JITTER);

/**
 * The pause after a number of failed `attempts`, in milliseconds, or `null` after the last one.
 * `chance` is from 0 to 1.
 */
export type Schedule = (attempts: number, chance: number) => number | null;

/** Exponential backoff, from seconds to hours. */
export const retrySchedule: Schedule = (attempts, chance) => {
  if (attempts >= MAX_ATTEMPTS) return null;
  const step = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(step * (1 + JITTER * chance));
};

/** A lead that this process has claimed, until its lease expires. `attempts` includes this one. */
export type Delivery = { lead: Lead; attempts: number };

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
 * Claims and leases in one statement: a second process skips locked rows, and later finds them leased. Skips leads since
 * marked as spam. A delivery that would wait longer than any may was scheduled by a clock that ran ahead, and is due.
 */
const CLAIM = `
  with due as (
    select lead_id, row_to_json(leads) as lead
    from server.deliveries join public.leads on leads.id = lead_id
    where channel = $1 and state in ('waiting', 'sending') and leads.status <> 'spam'
      and (next_at <= now() or next_at > now() + interval '${LONGEST_WAIT_MS} milliseconds')
    order by next_at limit $2 for update of deliveries skip locked
  )
  update server.deliveries
  set state = 'sending', attempts = attempts + 1, next_at = now() + interval '${LEASE_MS} milliseconds'
  from due where deliveries.lead_id = due.lead_id and channel = $1
  returning lead, attempts`;

/** Changes a delivery, unless another process has claimed it since. */
const MARK_REFUSED = `
  update server.deliveries
  set last_error = $4, state = case when $5::float is null then 'failed' else 'waiting' end,
    next_at = now() + coalesce($5::float, 0) * interval '1 millisecond'
  where lead_id = $2 and channel = $1 and attempts = $3 and state = 'sending'`;

/** The outbox of `channel`. Failed attempts are repeated as `schedule` says. */
export function outboxOf({ query }: Database, channel: string, schedule: Schedule = retrySchedule) {
  return {
    /** Claims up to `limit` leads that are due or abandoned. */
    async claim(limit: number): Promise<Delivery[]> {
      const claimed = await query<Delivery>({ text: CLAIM, values: [channel, limit] });
      return claimed.map(({ lead, attempts }) => ({ lead: inUtc(lead), attempts }));
    },
    /** Marks a delivery as sent, with an optional note. */
    async markSent({ lead }: Delivery, note?: string): Promise<void> {
      await query({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = $2 and channel = $1`,
        values: [channel, lead.id, note ?? null],
      });
    },
    /**
     * Schedules a retry, not before the `askedMs` of the receiver have passed. Returns the pause, or `null` if the
     * delivery has failed for good.
     */
    async markRefused({ lead, attempts }: Delivery, code: string, askedMs = 0): Promise<number | null> {
      const scheduledMs = schedule(attempts, Math.random());
      const pauseMs = scheduledMs && Math.max(scheduledMs, Math.min(Math.ceil(askedMs), LONGEST_PAUSE_MS));
      await query({ text: MARK_REFUSED, values: [channel, lead.id, attempts, code, pauseMs] });
      return pauseMs;
    },
  };
}

/** Converts the database's times, which have its own zone and microseconds. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
