import type { CounterName } from '../motion/count.ts';
import { site } from '../site.config.ts';
import type { LeadButton } from './lead-button.ts';

export type Counter = { name: CounterName; start: number; label: string };
export type Stat = { value: string; label: string };

export type HeroContent = {
  kicker: string;
  /** The headline in three parts: the second is highlighted, the third underlined in red. */
  headline: { opening: string; highlighted: string; middle: string; underlined: string; ending: string };
  promise: string;
  start: LeadButton;
  examples: LeadButton;
  reassurance: string;
  /** Sample figures: see "Before you publish" in the README. */
  counters: readonly Counter[];
  stats: readonly Stat[];
};

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
    { name: 'completed', start: 15432, label: 'assignments completed' },
    { name: 'active', start: 2847, label: 'orders active right now' },
  ],
  stats: [
    { value: '4.8/5', label: 'average rating' },
    { value: '2 hrs', label: 'average time' },
    { value: '10,000+', label: 'Happy Students' },
  ],
};
