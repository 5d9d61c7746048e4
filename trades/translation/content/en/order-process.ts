export const orderProcess = {
  title: 'One form, two people, one text',
  intro: 'How your text gets into another language.',
  steps: [
    {
      title: 'Tell us about the text',
      description:
        'Which languages, what it is about, how long it is and when you need it. You send the file when you accept the quote.',
      figure: '1',
      unit: 'form',
    },
    {
      title: 'A translator and a reader',
      description:
        'One person translates. A second one compares every line with your text, and both talk about what is left.',
      figure: '2',
      unit: 'people',
    },
    {
      title: 'Read it',
      description:
        'You get the text in the layout that you sent, with a list of the choices that we made for you.',
      figure: '1',
      unit: 'text',
    },
  ],
  note: 'we ask before we guess',
  closing: { opening: 'Not sure how many words it has?', highlighted: 'Leave it empty' },
  start: 'Ask for a free quote',
};
