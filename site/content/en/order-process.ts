import type { OrderProcessWords } from '../words/order-process.ts';

export const orderProcess: OrderProcessWords = {
  title: 'How to order, in three steps',
  intro: 'What happens in each step, and how long it takes.',
  steps: {
    task: {
      title: 'Tell us the task',
      description: 'Your subject, level, deadline and what you need. The form has three short pages.',
      unit: 'mins',
    },
    quote: {
      title: 'Read your quote',
      description:
        'An expert in your subject sets the price, and we send it. You read it and decide whether to order.',
      unit: 'mins',
    },
    work: {
      title: 'Get your work',
      description:
        'This is the time for a short, urgent essay. Longer work can take days, and more time costs less.',
      unit: 'hrs',
    },
  },
  note: 'you can sleep while we work',
  closing: { opening: 'Is it due in the morning? A short essay can be', highlighted: 'back in 3 hours' },
  start: 'Start Your Order Now',
};
