export const orderProcess = {
  title: 'One question, one talk, one paper',
  intro: 'How we work, and when you can say no.',
  steps: [
    {
      title: 'Tell us your question',
      description: 'What you have to decide, by when, and what makes it hard. A rough draft is fine.',
      figure: '1',
      unit: 'question',
    },
    {
      title: 'Talk it through',
      description:
        'We ask, you answer, and we tell you whether we can help. After that you get an offer with one price.',
      figure: '1',
      unit: 'talk',
    },
    {
      title: 'Decide',
      description:
        'You get a paper of a few pages with one recommendation, and we defend it in front of your people.',
      figure: '1',
      unit: 'paper',
    },
  ],
  note: "“don't do it” is an answer",
  closing: { opening: "If we can't help you,", highlighted: 'we say so at once' },
  start: 'Ask for a first talk',
};
