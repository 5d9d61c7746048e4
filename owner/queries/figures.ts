/** Fewer than this are too few for a percentage. */
export const FEW = 30;

/** A period from `since` (inclusive) to `until` (exclusive). */
export type Period = { since?: Date | undefined; until?: Date | undefined };

/** The number who reached a step, and the percentage lost since the step before; `null` if that had none. */
export type Step = { step: string; count: number; lost: number | null };

export type Funnel = {
  steps: Step[];
  /** The step with the largest percentage lost, if enough visitors reached the one before; `null` if none is lost. */
  biggestLoss: string | null;
  /** The number of sent leads that the page counted. */
  sentAsCounted: number;
  /** Exit-intent offers, and the leads sent after one. */
  offered: number;
  sentAfterOffer: number;
};

/** The funnel's steps in order, by column. */
export const STEPS = {
  viewed: 'page viewed',
  opened: 'form opened',
  second: 'step 2 reached',
  third: 'step 3 reached',
  sent: 'lead sent',
  contacted: 'contacted',
  won: 'won',
} as const;

/** The steps and leads of one group: a button, a campaign, a device or a day. Unknown steps are `null`. */
export type Way = {
  key: string;
  viewed: number | null;
  opened: number | null;
  second: number | null;
  third: number | null;
  sent: number;
  contacted: number | null;
  won: number | null;
};

export type Numbers = {
  now: Funnel;
  /** The period of the same length just before. */
  before: Funnel;
  bySource: Way[];
  byCampaign: Way[];
  byDevice: Way[];
  byDay: Way[];
  /** Fields with validation errors, most frequent first. */
  refused: { field: string; times: number }[];
  /** Leads by hour of the week; 0 is Monday at midnight. */
  hours: { hour: number; leads: number }[];
  quality: { score: number; leads: number; won: number }[];
  firstContact: FirstContact;
};

/** The median time to the first contact, and the number of leads contacted and waiting. */
export type FirstContact = { medianMinutes: number | null; contacted: number; waiting: number };

/** `steps` with the percentage lost at each, and the name of the biggest loss. */
export function withLosses(
  steps: readonly { step: string; count: number }[],
): Pick<Funnel, 'steps' | 'biggestLoss'> {
  const lossy = steps.map(({ step, count }, place): Step => {
    const before = steps[place - 1]?.count ?? 0;
    const share = Math.max(0, Math.round(100 - (100 * count) / before));
    // Rounding must not show 100 % while someone is left.
    return { step, count, lost: before === 0 ? null : Math.min(share, count > 0 ? 99 : 100) };
  });
  const [biggest] = lossy
    .filter(({ lost }, place) => lost && (steps[place - 1]?.count ?? 0) >= FEW)
    .sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
  return { steps: lossy, biggestLoss: biggest?.step ?? null };
}

/** The number of sent leads. */
export function sentLeads({ steps }: Pick<Funnel, 'steps'>): number {
  return steps.find(({ step }) => step === STEPS.sent)?.count ?? 0;
}

/** Explains why the page's count and the stored leads differ. */
export function sentNote({ steps, sentAsCounted }: Pick<Funnel, 'steps' | 'sentAsCounted'>): string {
  const sent = sentLeads({ steps });
  const why =
    sentAsCounted > sent
      ? 'The rest were spam or have been erased.'
      : 'Visitors who opt out are not counted.';
  return `The page counted ${sentAsCounted.toLocaleString('en')} sent ${sentAsCounted === 1 ? 'lead' : 'leads'}; ${sent.toLocaleString('en')} ${sent === 1 ? 'is' : 'are'} stored. ${why}`;
}

/** Notes below the funnel's numbers. */
export function funnelNotes(way: Funnel): string[] {
  const { biggestLoss, offered, sentAfterOffer } = way;
  return [
    ...(biggestLoss === null ? [] : [`The biggest loss is before "${biggestLoss}".`]),
    sentNote(way),
    `Exit-intent offers: ${offered}. Leads sent after one: ${sentAfterOffer}.`,
  ];
}
