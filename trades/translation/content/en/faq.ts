export const faq = {
  title: 'Questions before you send it',
  intro: 'The details.',
  note: 'or simply ask',
  ask: { title: 'Not here? Ask us.', text: 'A person will reply.' },
  items: [
    {
      question: 'How do you set the price?',
      answer:
        'By the number of words in your text, the two languages, the field and the deadline. Your quote is one sum for the whole text, with the date on which you get it.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It depends on the length and on who is free. The quote names the day. If you need it sooner, say so, and we tell you honestly whether that is possible.',
    },
    {
      question: 'Is my translation certified?',
      answer:
        'If you need it certified, tell us for which office in which country. Rules differ, so please ask that office first what it accepts.',
    },
    {
      question: 'Do you translate with machines?',
      answer:
        'A person translates. Tools help with terms, spelling and figures. If your text must not enter any machine, write that in the form, and we work without.',
    },
    {
      question: 'Is my text safe with you?',
      answer:
        'Only the translator and the reader see it. If you need an agreement about that, send yours, or ask for ours.',
    },
    {
      question: 'What if I find a mistake?',
      answer:
        'Tell us. We correct our own mistakes at no cost, and we look whether the same one is elsewhere.',
    },
    {
      question: 'Which format should I send?',
      answer:
        'In the one that you work with. You get the translation in the same format, with the same layout.',
    },
  ],
};
