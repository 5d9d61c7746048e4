import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { LeadButton } from './lead-button.ts';
import { PLANS } from './price-list.ts';
import { priceText } from './prices.ts';
import type { CounterName, HeroWords } from './words/hero.ts';
export type Counter = { name: CounterName; start: number; moves: boolean; label: string };
export type Stat = { value: string; label: string };

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
