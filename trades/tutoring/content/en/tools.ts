export const tools = {
  title: 'Small things that help',
  intro: 'Six habits that cost minutes. Your teacher shows them to you, and you keep those that work.',
  note: 'try one this week',
  tools: {
    notes: {
      title: 'Error diary',
      description: 'Write down each mistake once, with the reason. Read it before a test.',
    },
    deadline: {
      title: 'Backward plan',
      description: 'Start at the exam and count back. The last week stays free.',
    },
    summary: { title: 'One page', description: 'A whole chapter on one page, by hand, from memory.' },
    bug: {
      title: 'First wrong line',
      description: 'Find the first line that is wrong. The rest is often right.',
    },
    tone: {
      title: 'Say it aloud',
      description: "Explain it to someone who doesn't know it. A brother will do.",
    },
    equation: {
      title: 'Check backwards',
      description: 'Put the answer into the question. If it fits, stop.',
    },
  },
  closing: { opening: 'None of them is magic.', highlighted: 'Doing them', ending: 'is what counts.' },
  portal: 'Find my teacher',
};
