import type { Lead } from '../../lead/lead.ts';
import type { Database } from '../database/database.ts';

/** How long after one digest was begun the next may be: five an hour at the most. */
export const DIGEST_PAUSE_MS = 12 * 60_000;
/** The most leads of one digest. What is beyond goes with the next. */
export const DIGEST_LEADS = 10_000;
/** How many leads of a digest are read, to be described in it. */
export const DIGEST_LINES = 100;

/** A delivery that this process has taken on: nobody else does until its lease is over. */
export type Attempt = {
  leadId: string;
  /** How many there have been, with this one. */
  attempts: number;
};

/** What is sent at once: one lead, or a digest. */
export type Parcel = {
  attempts: readonly Attempt[];
  /** The lead, or the first ones of a digest. */
  leads: readonly Lead[];
};

/** What of which lead still has to go over one channel. */
export type Outbox = {
  /** Takes on up to `limit` deliveries that are due, or whose process has left them, for `leaseMs`, each as a parcel of its own. */
  claim(limit: number, leaseMs: number): Promise<Parcel[]>;
  /** Takes on all that is due as one parcel, where the hour's number is used up and the last digest was long enough ago. */
  claimDigest(leaseMs: number): Promise<Parcel | null>;
  /** The receiver has it. `note` says what is worth knowing nevertheless. */
  markSent(attempts: readonly Attempt[], note?: string): Promise<void>;
  /** Is tried again after `pauseMs`. */
  markWaiting(attempts: readonly Attempt[], code: string, pauseMs: number): Promise<void>;
  /** Is kept, and not tried again. */
  markFailed(attempts: readonly Attempt[], code: string): Promise<void>;
  /** Gives back what was not tried to the end, as if it had not been taken. */
  release(attempts: readonly Attempt[]): Promise<void>;
};

/** From now on leads are put into the outbox for the channels with these names, and for no others. */
export async function openChannels(database: Database, names: readonly string[]): Promise<void> {
  await database.asOwner({
    text: `with others as (delete from server.channels where name <> all ($1::text[]))
      insert into server.channels (name) select unnest($1::text[]) on conflict do nothing`,
    values: [names],
  });
}

type Claimed = Attempt & { lead: Lead | null };

/** The outbox of `channel` in `database`. Where `perHour` is a number, no more leads an hour are claimed one by one. */
export function outboxOf(database: Database, channel: string, perHour: number | null): Outbox {
  /** Changes the rows of `attempts`, unless another process has taken them on since, or their leads are gone. */
  async function change(attempts: readonly Attempt[], assignments: string, values: unknown[] = []) {
    await database.asOwner({
      text: `update server.deliveries set ${assignments}
        from unnest($2::uuid[], $3::int[]) as claimed (lead_id, attempts)
        where deliveries.lead_id = claimed.lead_id and channel = $1
          and deliveries.attempts = claimed.attempts and state = 'sending'`,
      values: [channel, idsOf(attempts), attempts.map((attempt) => attempt.attempts), ...values],
    });
  }

  return {
    async claim(limit, leaseMs) {
      const room = perHour === null ? [] : [perHour];
      const text = perHour === null ? CLAIM : CLAIM_IN_HOUR;
      const claimed = await database.asOwner<Claimed>({ text, values: [channel, leaseMs, limit, ...room] });
      return claimed.map((delivery) => parcelOf([delivery]));
    },
    async claimDigest(leaseMs) {
      if (perHour === null) return null;
      const values = [channel, leaseMs, DIGEST_LEADS, perHour, DIGEST_PAUSE_MS, DIGEST_LINES];
      const claimed = await database.asOwner<Claimed>({ text: CLAIM_DIGEST, values });
      return claimed.length > 0 ? parcelOf(claimed) : null;
    },
    async markSent(attempts, note) {
      await database.asOwner({
        text: `update server.deliveries set state = 'sent', sent_at = now(), last_error = $3
          where lead_id = any ($2::uuid[]) and channel = $1`,
        values: [channel, idsOf(attempts), note ?? null],
      });
    },
    markWaiting: (attempts, code, pauseMs) =>
      change(attempts, `state = 'waiting', last_error = $4, next_at = ${inMs('$5')}`, [code, pauseMs]),
    markFailed: (attempts, code) => change(attempts, `state = 'failed', last_error = $4`, [code]),
    release: (attempts) =>
      change(attempts, `state = 'waiting', attempts = deliveries.attempts - 1, next_at = now()`),
  };
}

/** What is to be sent now. What somebody has called spam since it was stored is left alone. */
const DUE = `server.deliveries join public.leads on leads.id = deliveries.lead_id
  where channel = $1 and state in ('waiting', 'sending') and next_at <= now() and leads.status <> 'spam'`;

/** One statement takes and leases: a second process skips what the first has locked, and then finds it leased. */
const claim = (limit: string) => `
  with due as (
    select deliveries.lead_id, leads from ${DUE} order by next_at limit ${limit} for update of deliveries skip locked
  )
  update server.deliveries set state = 'sending', attempts = attempts + 1, next_at = ${inMs('$2')}
  from due where deliveries.lead_id = due.lead_id and channel = $1
  returning deliveries.lead_id as "leadId", attempts, row_to_json(due.leads) as lead`;

/** How much of the number in `$4` the last hour has used, with what is on its way. */
const USED = `(
  select count(*)::int from (
    (select from server.deliveries where channel = $1
      and state = 'sent' and sent_at between now() - interval '1 hour' and now() limit $4::int)
    union all
    (select from server.deliveries where channel = $1 and state = 'sending' and next_at > now() limit $4::int)
  ) as used)`;

const CLAIM = claim('$3');
const CLAIM_IN_HOUR = claim(`least($3, greatest(0, $4::int - ${USED}))`);

/** The channel's row gives the turn: of two processes, the second finds that it was taken. */
const CLAIM_DIGEST = `
  with turn as (
    update server.channels set digest_at = now()
    where name = $1 and ${USED} >= $4::int and exists (select from ${DUE})
      and (digest_at is null or digest_at > now() or digest_at <= now() - ${interval('$5')})
    returning name
  ), due as (
    select deliveries.lead_id, leads.created_at from ${DUE} and exists (select from turn)
    order by next_at limit $3 for update of deliveries skip locked
  ), numbered as (
    select lead_id, row_number() over (order by created_at) as number from due
  ), claimed as (
    update server.deliveries set state = 'sending', attempts = attempts + 1, next_at = ${inMs('$2')}
    from due where deliveries.lead_id = due.lead_id and channel = $1
    returning deliveries.lead_id, attempts
  )
  select claimed.lead_id as "leadId", attempts, row_to_json(leads) as lead
  from claimed join numbered using (lead_id)
  left join public.leads on leads.id = claimed.lead_id and number <= $6
  order by number`;

function interval(parameter: string): string {
  return `${parameter}::double precision * interval '1 millisecond'`;
}

function inMs(parameter: string): string {
  return `now() + ${interval(parameter)}`;
}

function parcelOf(claimed: readonly Claimed[]): Parcel {
  return {
    attempts: claimed.map(({ leadId, attempts }) => ({ leadId, attempts })),
    leads: claimed.flatMap(({ lead }) => (lead ? [inUtc(lead)] : [])),
  };
}

function idsOf(attempts: readonly Attempt[]): string[] {
  return attempts.map(({ leadId }) => leadId);
}

/** The database writes times in its own zone, and to the microsecond. */
function inUtc(lead: Lead): Lead {
  const utc = (time: string) => new Date(time).toISOString();
  return { ...lead, deadline: utc(lead.deadline), created_at: utc(lead.created_at) };
}
