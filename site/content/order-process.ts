import type { Edition } from './edition.ts';
import type { LeadButton } from './lead-button.ts';

/** One step of an order, and how long it takes: a figure and its unit. */
export type OrderStep = { title: string; description: string; time: { figure: string; unit: string } };

/** How long each step takes. */
const FIGURES = { task: '2', quote: '5', work: '3-24' } as const;

export type OrderProcessWords = {
  title: string;
  intro: string;
  steps: Record<keyof typeof FIGURES, { title: string; description: string; unit: string }>;
  /** What is chalked beside the last step. */
  note: string;
  /** The sentence above the button, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string };
  start: string;
};

export type OrderProcessContent = Omit<OrderProcessWords, 'steps' | 'start'> & {
  steps: readonly OrderStep[];
  start: LeadButton;
};

export function orderProcessContent({ words: { orderProcess } }: Edition): OrderProcessContent {
  return {
    ...orderProcess,
    steps: (['task', 'quote', 'work'] as const).map((name) => {
      const { title, description, unit } = orderProcess.steps[name];
      return { title, description, time: { figure: FIGURES[name], unit } };
    }),
    start: { label: orderProcess.start, source: 'Order Process - Start Your Order Now Button' },
  };
}
