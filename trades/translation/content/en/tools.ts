export const tools = {
  title: 'What we check',
  intro: 'Six things that go wrong between languages. Tools find the places, a person decides.',
  note: "numbers don't translate",
  tools: {
    citation: {
      title: 'Names and numbers',
      description: 'Each one is compared with your text, down to the last digit.',
    },
    notes: { title: 'Terms', description: 'One word for one thing, from the first page to the last.' },
    paraphrase: { title: 'False friends', description: 'Words that look alike and mean something else.' },
    tone: { title: 'Address', description: 'How formal you are, in a language that may have three ways.' },
    equation: {
      title: 'Units and dates',
      description: 'Miles or kilometres, and which of the two numbers is the month.',
    },
    slides: { title: 'Layout', description: 'German needs more room than English. We see that it fits.' },
  },
  closing: { opening: 'Whatever a tool finds,', highlighted: 'a translator', ending: 'decides.' },
  portal: 'Ask for a translation',
};
