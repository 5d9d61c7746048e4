export const services = {
  title: 'Questions that we are good at',
  intro: 'Each of them ends with a recommendation, not with a list of options.',
  note: 'one page is enough',
  sheet: { paper: 'Question', marks: 'Settled', total: '3/3' },
  services: [
    {
      title: 'Strategy',
      description: 'Whom do you serve, with what, and whom not?',
      features: [
        'What your best customers say',
        'Where the money is made',
        'One sentence that everyone knows',
      ],
    },
    {
      title: 'Prices',
      description: 'What is it worth, and to whom?',
      features: ['What customers compare you with', 'A test before the change', 'Words for the letter'],
    },
    {
      title: 'Operations',
      description: 'Where does the day get lost?',
      features: ['A week beside your people', 'The one queue that matters', 'Fewer forms, not more'],
    },
    {
      title: 'Handover',
      description: 'Who takes over, and from when?',
      features: ['A date for each signature', 'What is said to whom', 'A talk that no one wants to have'],
    },
    {
      title: 'Software',
      description: 'Buy, build, or leave it?',
      features: ['What it must do on a Monday', 'What the offer leaves out', 'A way back'],
    },
    {
      title: 'A second opinion',
      description: "You have a plan, or another firm's paper.",
      features: ['What it takes for granted', 'What would prove it wrong', 'A yes or a no'],
    },
  ],
  closing: {
    counted: {
      opening: 'A question of another kind? We know',
      highlighted: '{subjects} trades',
      ending: 'from the inside.',
    },
    open: {
      opening: 'A question of another kind?',
      highlighted: 'Ask it',
      ending: 'and we tell you if it is one for us.',
    },
  },
  all: 'Ask about your question →',
  quote: 'Ask for a price',
};
