export const orderProcess = {
  title: 'One form, one talk, one teacher',
  intro: 'From your first message to your first lesson.',
  steps: [
    {
      title: 'Tell us what is hard',
      description: 'The subject, the year and the times that suit you. Three short pages of questions.',
      figure: '1',
      unit: 'form',
    },
    {
      title: 'Talk it over',
      description: 'We call or write, ask about the last test and the next one, and suggest a teacher.',
      figure: '1',
      unit: 'talk',
    },
    {
      title: 'Meet your teacher',
      description: 'You meet, make a plan together, and decide after the first lesson whether to go on.',
      figure: '1',
      unit: 'teacher',
    },
  ],
  note: 'no question is silly',
  closing: { opening: 'You decide after the first lesson, so', highlighted: 'just try one' },
  start: 'Ask for a first lesson',
};
