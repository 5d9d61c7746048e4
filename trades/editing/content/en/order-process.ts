export const orderProcess = {
  title: 'One text, one editor, one talk',
  intro: 'From your draft to the text that you send.',
  steps: [
    {
      title: 'Tell us about the text',
      description: 'What it is, how long it is, who will read it and what you want from us.',
      figure: '1',
      unit: 'text',
    },
    {
      title: 'An editor reads it',
      description: 'You see a sample of the edit and the price before you agree to anything.',
      figure: '1',
      unit: 'editor',
    },
    {
      title: 'Go through it together',
      description:
        'You get the text with every change visible, and talk with your editor about the ones that you doubt.',
      figure: '1',
      unit: 'talk',
    },
  ],
  note: 'you have the last word',
  closing: { opening: 'Every change is a suggestion:', highlighted: 'you accept it or not' },
  start: 'Ask for a free quote',
};
