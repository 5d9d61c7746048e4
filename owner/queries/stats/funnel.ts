import type { Query } from '../../../server/database/query.ts';

/** Of fewer than this a share says little. */
export const FEW = 30;

/** The leads and counts of a time: from `since` on, and before `until`. */
export type Period = { since?: Date | undefined; until?: Date | undefined };

/** How many came as far as this, and how many per cent of those at the step before did not; `null` where nobody was there. */
export type Step = { step: string; count: number; lost: number | null };

export type Funnel = {
  steps: Step[];
  /** The step at which most are lost, by its share of not too few; `null` where nothing is lost. */
  biggestLoss: string | null;
  /** The sent leads as the page counted them. */
  sentAsCounted: number;
  /** How often exit intent made its offer, and the leads that were sent after it. */
  offered: number;
  sentAfterOffer: number;
};

/**
 * A visitor's whole way, from the view of the page to what became of the lead: first as the page
 * counts it, by the days of the site's time zone, then by the leads themselves. Without spam.
 */
export async function funnel(query: Query, { since, until }: Period): Promise<Funnel> {
  const [found] = await query<Record<keyof typeof STEPS | 'counted' | 'offered' | 'after_offer', number>>({
    text: `
      select viewed, opened, second, third, counted, offered, sent, contacted, won, after_offer
      from (
        select ${Object.entries(COUNTS)
          .map(([name, which]) => `coalesce(sum(counted) filter (where ${which}), 0)::int as ${name}`)
          .join(', ')}
        from (
          select event, detail, sum(counted) as counted from server.step_counts
          where ${dayWithin('$1', '$2')} group by event, detail
        ) as told
      ) as steps, (
        select count(*)::int as sent, count(*) filter (where status <> 'new')::int as contacted,
          count(*) filter (where status = 'won')::int as won,
          count(*) filter (where trigger_type = 'exit_intent')::int as after_offer
        from public.leads where created_at >= coalesce($1::timestamptz, '-infinity')
          and ($2::timestamptz is null or created_at < $2) and status <> 'spam'
      ) as leads`,
    values: [since ?? null, until ?? null],
  });
  if (!found) throw new Error('The database has counted nothing.');
  const steps = Object.entries(STEPS).map(([name, step]) => ({
    step,
    count: found[name as keyof typeof STEPS],
  }));
  return {
    ...withLosses(steps),
    sentAsCounted: found.counted,
    offered: found.offered,
    sentAfterOffer: found.after_offer,
  };
}

/** The condition for the counts of a time: `since` and `until` are parameters in SQL, either of which may be null. */
export const dayWithin = (since: string, until: string): string => `
  day >= coalesce((${since}::timestamptz at time zone (select time_zone from server.site))::date, '-infinity')
  and day <= coalesce(((${until}::timestamptz - interval '1 microsecond') at time zone (select time_zone from server.site))::date, 'infinity')`;

/** The steps of the way in order, by the columns that count them. */
const STEPS = {
  viewed: 'page viewed',
  opened: 'form opened',
  second: 'step 2 reached',
  third: 'step 3 reached',
  sent: 'lead sent',
  contacted: 'contacted',
  won: 'won',
} as const;
export const STEP_NAMES = Object.values(STEPS);

const COUNTS = {
  viewed: `event = 'viewed'`,
  opened: `event = 'opened'`,
  second: `event = 'reached' and detail = '2'`,
  third: `event = 'reached' and detail = '3'`,
  counted: `event = 'sent'`,
  offered: `event = 'offered'`,
};

/** `steps` with what each lost of the one before, and the name of the biggest loss. */
export function withLosses(
  steps: readonly { step: string; count: number }[],
): Pick<Funnel, 'steps' | 'biggestLoss'> {
  const lossy = steps.map(({ step, count }, place): Step => {
    const before = steps[place - 1]?.count ?? 0;
    const share = Math.max(0, Math.round(100 - (100 * count) / before));
    // Where somebody is left, not all are lost.
    return { step, count, lost: before === 0 ? null : Math.min(share, count > 0 ? 99 : 100) };
  });
  const [biggest] = lossy
    .filter(({ lost }, place) => lost && (steps[place - 1]?.count ?? 0) >= FEW)
    .sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
  return { steps: lossy, biggestLoss: biggest?.step ?? null };
}

/** Why the sent leads that the page counted are not as many as those that are stored. */
export function sentNote({ steps, sentAsCounted }: Pick<Funnel, 'steps' | 'sentAsCounted'>): string {
  const sent = steps.find(({ step }) => step === STEPS.sent)?.count ?? 0;
  const why =
    sentAsCounted > sent
      ? 'the others were spam, or are erased.'
      : 'who asks not to be counted is missing in the steps before.';
  return `The page counted ${sentAsCounted.toLocaleString('en')} sent ${sentAsCounted === 1 ? 'lead' : 'leads'}, and ${sent.toLocaleString('en')} ${sent === 1 ? 'is' : 'are'} stored: ${why}`;
}

/** What a reader of the funnel should know beside its numbers. */
export function funnelNotes(way: Funnel): string[] {
  const { biggestLoss, offered, sentAfterOffer } = way;
  return [
    ...(biggestLoss === null ? [] : [`The biggest loss is before "${biggestLoss}".`]),
    sentNote(way),
    `Exit intent made ${offered} offers, after which ${sentAfterOffer} leads were sent.`,
  ];
}
