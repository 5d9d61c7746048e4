import type { Edition } from './edition.ts';
import type { LeadButton } from './lead-button.ts';
import type { OrderProcessWords } from './words/order-process.ts';
import { FIGURES } from './words/order-process.ts';

/** One step of an order, and how long it takes: a figure and its unit. */
export type OrderStep = { title: string; description: string; time: { figure: string; unit: string } };

export type OrderProcessContent = Omit<OrderProcessWords, 'steps' | 'start'> & {
  steps: readonly OrderStep[];
  start: LeadButton;
};

/** In Arabic a range begins at the right, as between Arabic letters: the mark stands for one. */
const ARABIC_LETTER_MARK = '\u061c';

export function orderProcessContent({ words: { orderProcess }, language }: Edition): OrderProcessContent {
  const mark = new Intl.Locale(language.locale).language === 'ar' ? ARABIC_LETTER_MARK : '';
  return {
    ...orderProcess,
    steps: (['task', 'quote', 'work'] as const).map((name) => {
      const { title, description, unit } = orderProcess.steps[name];
      return { title, description, time: { figure: `${mark}${FIGURES[name]}`, unit } };
    }),
    start: { label: orderProcess.start, source: 'Order Process - Start Your Order Now Button' },
  };
}
