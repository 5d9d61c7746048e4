import { ratingText } from '../figures.ts';
import { site } from '../site.config.ts';
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
  reassurance: string;
  counters: readonly Counter[];
  stats: readonly Stat[];
};

const { heroRating, averageTime, happyStudents } = site.figures;

export const hero: HeroContent = {
  kicker: `${site.product}, day and night`,
  headline: {
    opening: 'Hand it in',
    highlighted: 'on time',
    middle: ', with an',
    underlined: 'expert',
    ending: 'in the margin.',
  },
  promise:
    'Human expert writers, sharpened by AI tools. Essays, code, theses, presentations and research: written for you alone, checked for plagiarism, revised without limit, and back in 3 hours when it has to be.',
  start: { label: 'Get Started Now', source: 'Hero - Get Started Now Button' },
  examples: { label: 'View Examples', source: 'Hero - View Examples Button' },
  reassurance: 'Three short steps. A quote, not a commitment.',
  counters: [
    ...counter('completed', 'assignments completed'),
    ...counter('active', 'orders active right now'),
  ],
  stats: [
    ...(heroRating ? [{ value: ratingText(heroRating.value), label: 'average rating' }] : []),
    ...(averageTime ? [{ value: averageTime.value, label: 'average time' }] : []),
    ...(happyStudents ? [{ value: happyStudents.value, label: 'Happy Students' }] : []),
  ],
};

function counter(name: CounterName, label: string): Counter[] {
  const figure = site.figures[name];
  return figure ? [{ name, start: figure.value, moves: figure.moves, label }] : [];
}
