import type { LeadButton } from './lead-button.ts';

/** One step of an order, and how long it takes: a figure and its unit. */
export type OrderStep = { title: string; description: string; time: { figure: string; unit: string } };

export type OrderProcessContent = {
  title: string;
  intro: string;
  steps: readonly OrderStep[];
  /** What is chalked beside the last step. */
  note: string;
  /** The sentence above the button, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string };
  start: LeadButton;
};

export const orderProcess: OrderProcessContent = {
  title: 'How to order, in three steps',
  intro: 'What happens in each step, and how long it takes.',
  steps: [
    {
      title: 'Tell us the task',
      description: 'Your subject, level, deadline and what you need. The form has three short pages.',
      time: { figure: '2', unit: 'mins' },
    },
    {
      title: 'Get your quote',
      description: 'We find an expert in your subject and send you a price. You decide whether to order.',
      time: { figure: '5', unit: 'mins' },
    },
    {
      title: 'Get your work',
      description:
        'This is the time for a short, urgent essay. Longer work can take days, and more time costs less.',
      time: { figure: '3-24', unit: 'hrs' },
    },
  ],
  note: 'you can sleep while we work',
  closing: { opening: 'Is it due tonight? A short essay can be', highlighted: 'back in 3 hours' },
  start: { label: 'Start Your Order Now', source: 'Order Process - Start Your Order Now Button' },
};
