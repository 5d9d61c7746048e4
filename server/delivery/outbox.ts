import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';

/** After this long a delivery counts as abandoned by its process: an attempt and its mark are over long before. */
const LEASE_MS = 90_000;
/** How long after one digest was begun the next may be: five an hour at the most. */
export const DIGEST_PAUSE_MS = 12 * 60_000;
/** The most leads of one digest. The rest go with the next. */
const DIGEST_LEADS = 10_000;

/** A delivery that this process has taken: nobody else takes it until its lease is over. */
type Attempt = {
  leadId: string;
  /** How many there have been, with this one. */
  attempts: number;
};

/** What is sent at once: one lead, or a digest. */
export type Parcel = {
  attempts: readonly Attempt[];
  /** A digest has none. */
  lead?: Lead;
};

/** What has to go over one channel. */
export type Outbox = ReturnType<typeof outboxOf>;

/** From now on leads are put into the outbox for the channels with these names, and for no others. */
export async function openChannels(database: Database, names: readonly string[]): Promise<void> {
  await database.query({
    text: `with others as (delete from server.channels where name <> all ($1::text[]))
      insert into server.channels (name) select unnest($1::text[]) on conflict do nothing`,
    values: [names],
  });
}

/**
 * The outbox of `channel` in `database`. If `perHour` is a number, no more leads an hour are taken one by one, and
 * what else is due is taken as a digest, unless the last one was just now.
 */
export function outboxOf({ query }: Database, channel: string, perHour: number | null) {
  /** One statement takes and leases: a second process skips what the first has locked, and then finds it leased. */
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

  /** One parcel a lead. What was erased in this very moment has none, and no row in the outbox either. */
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

  /** How much of the number an hour is left. */
  async function placesLeft(most: number): Promise<number> {
    const [{ used } = { used: 0 }] = await query<{ used: number }>({ text: USED, values: [channel, most] });
    return Math.max(0, most - used);
  }

  async function takeDigest(): Promise<Parcel[]> {
    const turn = await query({ text: TAKE_TURN, values: [channel] });
    const attempts = turn.length > 0 ? await take(DIGEST_LEADS) : [];
    return attempts.length > 1 ? [{ attempts }] : oneByOne(attempts);
  }

  /** Changes the rows of a parcel, unless another process has taken them since, or their leads are gone. */
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
    /** Takes up to `limit` leads that are due, or whose process has left them, one by one, and maybe a digest. */
    async claim(limit: number): Promise<Parcel[]> {
      if (perHour === null) return oneByOne(await take(limit));
      const left = await placesLeft(perHour);
      const parcels = await oneByOne(await take(Math.min(limit, left)));
      const isOver = parcels.length === left && left < limit;
      return isOver ? [...parcels, ...(await takeDigest())] : parcels;
    },
    /** The receiver has it. `note` says what is worth knowing nevertheless. */
    async markSent({ attempts }: Parcel, note?: string): Promise<void> {
      await query({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = any ($2::uuid[]) and channel = $1`,
        values: [channel, attempts.map(({ leadId }) => leadId), note ?? null],
      });
    },
    /** It is tried again after `pauseMs`; if that is `null` it is kept, and not tried again. */
    markRefused: (parcel: Parcel, code: string, pauseMs: number | null) =>
      change(
        parcel,
        `last_error = $3, state = case when $4::float is null then 'failed' else 'waiting' end,
          next_at = now() + coalesce($4::float, 0) * interval '1 millisecond'`,
        code,
        pauseMs,
      ),
    /** Gives it back, as if it had not been taken. */
    release: (parcel: Parcel) =>
      change(parcel, `state = 'waiting', attempts = deliveries.attempts - 1, next_at = now()`),
  };
}

/** What is to be sent now. What somebody has called spam since it was stored is left alone. */
const DUE = `server.deliveries join public.leads on leads.id = lead_id
  where channel = $1 and state in ('waiting', 'sending') and leads.status <> 'spam' and next_at <= now()`;

/** How much of the number in `$2` the last hour has used, with what is on its way. */
const USED = `
  select count(*)::int as used from (
    (select from server.deliveries where channel = $1
      and state = 'sent' and sent_at > now() - interval '1 hour' limit $2)
    union all
    (select from server.deliveries where channel = $1 and state = 'sending' and next_at > now() limit $2)
  ) as counted`;

/** The channel's row gives the turn: of two processes, the second finds that it was taken. */
const TAKE_TURN = `
  update server.channels set digest_at = now()
  where name = $1 and exists (select from ${DUE})
    and (digest_at is null or digest_at <= now() - interval '${DIGEST_PAUSE_MS} milliseconds')
  returning name`;

/** The database writes times in its own zone, and to the microsecond. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
