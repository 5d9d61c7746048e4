import { list, type Titled } from '../language.ts';

export const orderProcess = {
  title: 'How to order in three steps',
  intro: "Here's what happens, and how long it takes.",
  steps: list<(Titled & { figure: string; unit: string })[]>([
    {
      title: 'Tell us what you need',
      description: "Subject, level, deadline and the task itself. It's a short form.",
      figure: '2',
      unit: 'mins',
    },
    {
      title: 'Get your quote',
      description: "An expert in your subject sets the price, and we send it to you. Then it's up to you.",
      figure: '5',
      unit: 'mins',
    },
    {
      title: 'Get your work',
      description: 'For a short, urgent essay. Longer work can take days, and later deadlines cost less.',
      figure: '3-24',
      unit: 'hrs',
    },
  ]),
  note: 'you can sleep while we work',
  closing: { opening: 'Due in the morning? A short essay can be', highlighted: 'ready in 3 hours' },
  start: 'Start Your Order Now',
};
