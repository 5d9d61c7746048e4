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
  title: 'Three steps up, and only the first two are yours',
  intro: 'Told the way a tutor would chalk it up: what happens, and how long it takes.',
  steps: [
    {
      title: 'Tell us the task',
      description:
        'Subject, level, deadline, and the brief in your own words. The form has three short pages.',
      time: { figure: '2', unit: 'mins' },
    },
    {
      title: 'Get your quote',
      description:
        'We match the task with an expert in the subject and send you a price. Say yes, or walk away.',
      time: { figure: '5', unit: 'mins' },
    },
    {
      title: 'Read it, ask for changes',
      description:
        'Your expert writes and the tools check. Revisions are unlimited. A thesis takes longer than a night.',
      time: { figure: '3-24', unit: 'hrs' },
    },
  ],
  note: 'you may sleep through this one',
  closing: { opening: 'When it is that kind of night:', highlighted: 'back in 3 hours' },
  start: { label: 'Start Your Order Now', source: 'Order Process - Start Your Order Now Button' },
};
