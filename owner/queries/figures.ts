/** Fewer than this are too few for a percentage. */
export const FEW = 30;

/** The counts: visitors' steps as the page reports them, then, from `sent`, the leads, and the value of those won. */
export const COUNTED = [
  'viewed',
  'opened',
  'second',
  'third',
  'refused',
  'offered',
  'sentAsCounted',
  'sent',
  'contacted',
  'won',
  'value',
  'sentAfterOffer',
  'spam',
] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;
/** The groups of steps and leads. A view has no source, and a lead has no device. */
export const GROUPS = ['source', 'campaign', 'device', 'day', 'quality', 'status', 'field'] as const;
/** The counts of one group. */
export type Way = Counts & { key: string };
export type Numbers = { all: Counts } & Record<(typeof GROUPS)[number], Way[]>;

/** The median time to the first contact, and the number of leads contacted and waiting. */
export type FirstContact = { medianMinutes: number | null; contacted: number; waiting: number };

/** The numbers of the last days, whose dates are `days`, with the period of the same length just before. */
export type DeskNumbers = {
  since: string;
  until: string;
  days: string[];
  now: Numbers;
  before: Counts;
  firstContact: FirstContact;
};

/** The funnel's steps in order, by count. */
export const STEPS = {
  viewed: 'page viewed',
  opened: 'form opened',
  second: 'step 2 reached',
  third: 'step 3 reached',
  sent: 'lead sent',
  contacted: 'contacted',
  won: 'won',
} as const satisfies Partial<Record<keyof Counts, string>>;
type StepName = keyof typeof STEPS;

/** The number who reached a step, and the percentage lost since the step before; `null` if that had none. */
export type Step = { name: StepName; step: string; count: number; lost: number | null };
/** `biggestLoss`: the step with the largest percentage lost, if enough visitors reached the one before and all steps were counted. */
export type Funnel = { steps: Step[]; biggestLoss: string | null };

/** The funnel's steps, with the percentage lost at each. */
export function funnelOf(counts: Counts): Funnel {
  const names = Object.keys(STEPS) as StepName[];
  const before = (place: number) => counts[names[place - 1] ?? 'viewed'];
  const steps = names.map((name, place): Step => {
    const share = Math.max(0, Math.round(100 - (100 * counts[name]) / before(place)));
    // Rounding must not show 100 % while someone is left.
    const lost = place === 0 || before(place) === 0 ? null : Math.min(share, counts[name] > 0 ? 99 : 100);
    return { name, step: STEPS[name], count: counts[name], lost };
  });
  // When counting has just begun, most leads have no steps before them.
  const areCounted = counts.viewed >= Math.max(FEW, counts.sent);
  const [biggest] = steps
    .filter(({ lost }, place) => areCounted && lost && before(place) >= FEW)
    .sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
  return { steps, biggestLoss: biggest?.step ?? null };
}

/** Notes below the funnel's numbers. */
export function notesOn(counts: Counts): string[] {
  const { sent, sentAsCounted, offered, sentAfterOffer, value } = counts;
  const { biggestLoss } = funnelOf(counts);
  const why =
    sentAsCounted > sent
      ? 'The rest were spam or have been erased.'
      : 'Visitors who opt out are not counted.';
  return [
    ...(biggestLoss === null ? [] : [`The biggest loss is before "${biggestLoss}".`]),
    `The page counted ${countOf(sentAsCounted, 'sent lead')}; ${sent.toLocaleString('en')} ${sent === 1 ? 'is' : 'are'} stored. ${why}`,
    ...(value > 0 ? [`The leads won are worth ${value.toLocaleString('en')}.`] : []),
    `Exit-intent offers: ${offered}. Leads sent after one: ${sentAfterOffer}.`,
  ];
}

/** `count` with its noun: `1 lead`, `2 leads`. */
export function countOf(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : nouns}`;
}
