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

/** The steps of the way in order, by the columns that count them. */
export const STEPS = {
  viewed: 'page viewed',
  opened: 'form opened',
  second: 'step 2 reached',
  third: 'step 3 reached',
  sent: 'lead sent',
  contacted: 'contacted',
  won: 'won',
} as const;

/** The steps and leads of one group: a button, a campaign, a device or a day. What is not known of it is `null`. */
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
  /** The same length of time just before. */
  before: Funnel;
  bySource: Way[];
  byCampaign: Way[];
  byDevice: Way[];
  byDay: Way[];
  /** The fields that refused an answer, by how often. */
  refused: { field: string; times: number }[];
  /** The hours of the week at which leads came, from 0 on Monday at midnight. */
  hours: { hour: number; leads: number }[];
  quality: { score: number; leads: number; won: number }[];
  firstContact: FirstContact;
};

/** From the lead to the first contact, of those that had one; and how many wait for it. */
export type FirstContact = { medianMinutes: number | null; contacted: number; waiting: number };

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

/** How many leads were sent. */
export function sentLeads({ steps }: Pick<Funnel, 'steps'>): number {
  return steps.find(({ step }) => step === STEPS.sent)?.count ?? 0;
}

/** Why the sent leads that the page counted are not as many as those that are stored. */
export function sentNote({ steps, sentAsCounted }: Pick<Funnel, 'steps' | 'sentAsCounted'>): string {
  const sent = sentLeads({ steps });
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
