export const orderProcess = {
  title: 'How to order, in three steps',
  intro: 'What happens in each step, and how long it takes.',
  steps: [
    {
      title: 'Tell us the task',
      description: 'Your subject, level, deadline and what you need. The form has three short pages.',
      figure: '2',
      unit: 'mins',
    },
    {
      title: 'Read your quote',
      description:
        'An expert in your subject sets the price, and we send it. You read it and decide whether to order.',
      figure: '5',
      unit: 'mins',
    },
    {
      title: 'Get your work',
      description:
        'This is the time for a short, urgent essay. Longer work can take days, and more time costs less.',
      figure: '3-24',
      unit: 'hrs',
    },
  ],
  note: 'you can sleep while we work',
  closing: { opening: 'Is it due in the morning? A short essay can be', highlighted: 'back in 3 hours' },
  start: 'Start Your Order Now',
};
