import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';

/** One attempt that this process has taken on: nobody else does until its lease is over. */
export type Attempt = {
  lead: Lead;
  /** How many there have been, with this one. */
  attempts: number;
};

/** What of which lead still has to go over one channel. */
export type Outbox = {
  /** Takes on up to `limit` deliveries that are due, or whose process has left them, for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<Attempt[]>;
  /** The receiver has it. `note` says what is worth knowing nevertheless. */
  markSent(attempt: Attempt, note?: string): Promise<void>;
  /** Is tried again after `pauseMs`. */
  markWaiting(attempt: Attempt, code: string, pauseMs: number): Promise<void>;
  /** Is kept, and not tried again. */
  markFailed(attempt: Attempt, code: string): Promise<void>;
  /** Gives back what was not tried to the end, as if it had not been taken. */
  release(attempt: Attempt): Promise<void>;
};

/** From now on leads are put into the outbox for the channels with these names, and for no others. */
export async function openChannels(database: Database, names: readonly string[]): Promise<void> {
  await database.asOwner({
    text: `with others as (delete from server.channels where name <> all ($1::text[]))
      insert into server.channels select unnest($1::text[]) on conflict do nothing`,
    values: [names],
  });
}

/** The outbox of `channel` in `database`. */
export function outboxOf(database: Database, channel: string): Outbox {
  /** Changes the attempt's row, unless another process has taken it on since, or its lead is gone. */
  async function change({ lead, attempts }: Attempt, assignments: string, values: unknown[] = []) {
    await database.asOwner({
      text: `update server.deliveries set ${assignments}
        where lead_id = $1 and channel = $2 and attempts = $3 and state = 'sending'`,
      values: [lead.id, channel, attempts, ...values],
    });
  }

  return {
    async claim(limit, leaseMs) {
      const claimed = await database.asOwner<Attempt>({ text: CLAIM, values: [channel, limit, leaseMs] });
      return claimed.map(({ lead, attempts }) => ({ lead: inUtc(lead), attempts }));
    },
    async markSent({ lead }, note) {
      await database.asOwner({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = $1 and channel = $2`,
        values: [lead.id, channel, note ?? null],
      });
    },
    markWaiting: (attempt, code, pauseMs) =>
      change(attempt, `state = 'waiting', last_error = $4, next_at = ${inMs('$5')}`, [code, pauseMs]),
    markFailed: (attempt, code) => change(attempt, `state = 'failed', last_error = $4`, [code]),
    release: (attempt) => change(attempt, `state = 'waiting', attempts = attempts - 1, next_at = now()`),
  };
}

/**
 * One statement takes and leases: a second process skips what the first has
 * locked, and then finds it leased. What somebody has called spam since it was
 * stored is left alone.
 */
const CLAIM = `
  with due as (
    select deliveries.lead_id, leads
    from server.deliveries join public.leads on leads.id = deliveries.lead_id
    where channel = $1 and state in ('waiting', 'sending') and next_at <= now() and leads.status <> 'spam'
    order by next_at limit $2
    for update of deliveries skip locked
  )
  update server.deliveries
  set state = 'sending', attempts = attempts + 1, next_at = ${inMs('$3')}
  from due
  where deliveries.lead_id = due.lead_id and channel = $1
  returning row_to_json(due.leads) as lead, attempts`;

function inMs(parameter: string): string {
  return `now() + ${parameter}::double precision * interval '1 millisecond'`;
}

/** The database writes times in its own zone, and to the microsecond. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
