import { productAtStart } from '../define-site.ts';
import { ratingText } from '../figures.ts';
import { site } from '../site.config.ts';
import { examples } from './examples.ts';
import type { LeadButton } from './lead-button.ts';

/** `completed` grows, `active` falls. */
export type CounterName = 'completed' | 'active';
export type Counter = { name: CounterName; start: number; moves: boolean; label: string };
export type Stat = { value: string; label: string };

export type HeroContent = {
  kicker: string;
  /** The headline in three parts: the second is highlighted, the third underlined in red. */
  headline: { opening: string; highlighted: string; middle: string; underlined: string; ending: string };
  promise: string;
  start: LeadButton;
  examples: LeadButton;
  /** What stands below the buttons in one line: a price, a proof, no risk. */
  proof: readonly string[];
  counters: readonly Counter[];
  stats: readonly Stat[];
};

const { heroRating, averageTime, happyStudents } = site.figures;

export const hero: HeroContent = {
  kicker: `${productAtStart(site)}, day and night`,
  headline: {
    opening: 'Hand it in',
    highlighted: 'on time',
    middle: ', with an',
    underlined: 'expert',
    ending: 'on your side.',
  },
  promise:
    'Human expert writers, helped by AI tools. Essays, code, theses, presentations and research: written for you alone and checked for plagiarism. A short essay can be back in 3 hours.',
  start: { label: 'Get Started Now', source: 'Hero - Get Started Now Button' },
  examples: {
    label: 'View Examples',
    source: 'Hero - View Examples Button',
    withExamples: examples.length > 0,
  },
  proof: [
    'From $12/page',
    ...(heroRating ? [`${ratingText(heroRating.value)} this year`] : []),
    'Free quote',
  ],
  counters: [
    ...counter('completed', 'assignments completed this year'),
    ...counter('active', 'orders active right now'),
  ],
  stats: [
    ...(heroRating ? [{ value: ratingText(heroRating.value), label: 'average rating this year' }] : []),
    ...(averageTime ? [{ value: averageTime.value, label: 'average time for a revision' }] : []),
    ...(happyStudents ? [{ value: happyStudents.value, label: 'Happy Students this year' }] : []),
  ],
};

function counter(name: CounterName, label: string): Counter[] {
  const figure = site.figures[name];
  return figure ? [{ name, start: figure.value, moves: figure.moves, label }] : [];
}
