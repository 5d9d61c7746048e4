import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { LeadButton } from './lead-button.ts';
import { PLANS, priceText } from './prices.ts';

/** `completed` grows, `active` falls. */
export type CounterName = 'completed' | 'active';
export type Counter = { name: CounterName; start: number; moves: boolean; label: string };
export type Stat = { value: string; label: string };
/** On the button that pauses all that moves, and lets it go on. */
export type MotionWords = { pause: string; play: string };

export type HeroWords = {
  kicker: string;
  /** The headline in three parts: the second is highlighted, the third underlined in red. */
  headline: { opening: string; highlighted: string; middle: string; underlined: string; ending: string };
  promise: string;
  start: string;
  examples: string;
  /** What stands below the buttons in one line: a price, a proof, no risk. */
  proof: { price: string; rating: string; quote: string };
  counters: Record<CounterName, string>;
  stats: Record<'heroRating' | 'averageTime' | 'happyStudents', string>;
  motion: MotionWords;
};

export type HeroContent = Pick<HeroWords, 'kicker' | 'headline' | 'promise' | 'motion'> & {
  start: LeadButton;
  examples: LeadButton;
  proof: readonly string[];
  counters: readonly Counter[];
  /** What stands between the thousands of a counter. */
  separator: string;
  stats: readonly Stat[];
};

const COUNTERS = ['completed', 'active'] as const;
const STATS = ['heroRating', 'averageTime', 'happyStudents'] as const;

export function heroContent(edition: Edition): HeroContent {
  const { words, figures, format } = edition;
  const { hero, examples } = words;
  const { proof, stats } = hero;
  return {
    ...hero,
    start: { label: hero.start, source: 'Hero - Get Started Now Button' },
    examples: {
      label: hero.examples,
      source: 'Hero - View Examples Button',
      withExamples: examples.length > 0,
    },
    proof: [
      fillIn(proof.price, { price: priceText(PLANS.standard, edition) }),
      ...(figures.heroRating ? [proof.rating] : []),
      proof.quote,
    ],
    counters: COUNTERS.flatMap((name) => {
      const figure = site.figures[name];
      return figure ? [{ name, start: figure.value, moves: figure.moves, label: hero.counters[name] }] : [];
    }),
    separator: format.separator,
    stats: STATS.flatMap((name) => {
      const value = figures[name];
      return value ? [{ value, label: stats[name] }] : [];
    }),
  };
}
