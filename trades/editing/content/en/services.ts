export const services = {
  title: 'How deep shall we go?',
  intro: 'Four depths of edit, and two for special texts.',
  note: 'every change is visible',
  sheet: { paper: 'Edit', marks: 'Done', total: '3/3' },
  services: [
    {
      title: 'Proofreading',
      description: 'For a text that is finished. The last look before it goes out.',
      features: [
        'Spelling and punctuation',
        'Headings, numbers, captions',
        'Nothing that is right is touched',
      ],
    },
    {
      title: 'Copy-editing',
      description: 'For a text that is there and should be right throughout.',
      features: ['Grammar and wording', 'One spelling for each name', 'Facts that contradict each other'],
    },
    {
      title: 'Line editing',
      description: 'For a text that should read better.',
      features: ['Sentence by sentence', 'Rhythm, length, repetition', 'In your voice, not in ours'],
    },
    {
      title: 'Manuscript report',
      description: "For a draft that doesn't work yet.",
      features: ['What works, and why', 'Where readers would leave', 'What to do first'],
    },
    {
      title: 'Business writing',
      description: 'Reports, proposals and pages that someone has to act on.',
      features: [
        'The point in the first line',
        'Half the length, if you like',
        'A style sheet for next time',
      ],
    },
    {
      title: 'English as your second language',
      description: 'You have the thought. We look after the articles.',
      features: [
        'What a reader would stumble over',
        'Your expressions, if they work',
        'A note on what comes back often',
      ],
    },
  ],
  closing: {
    counted: {
      opening: 'Something else? We edit',
      highlighted: '{subjects} kinds of text',
      ending: 'in all.',
    },
    open: { opening: 'Not sure how deep?', highlighted: 'Ask us', ending: 'and we tell you after a page.' },
  },
  all: 'Ask about your text →',
  quote: 'Ask for a price',
};
