export const faq = {
  title: 'Questions before you let it go',
  intro: 'The details.',
  note: 'or simply ask',
  ask: { title: 'Not here? Ask us.', text: 'A person will reply.' },
  items: [
    {
      question: 'What is the difference between proofreading and editing?',
      answer:
        "Proofreading finds mistakes in a finished text. Copy-editing makes grammar and wording right throughout. Line editing makes each sentence read well. If you're not sure, we'll tell you after a page.",
    },
    {
      question: 'How do you set the price?',
      answer:
        'By the number of words and the depth of the edit. We edit a short sample first, so that you see what you would get, and the quote is one sum for the whole text.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It depends on the length, the depth and on who is free. The quote names the day. If you have a date from a publisher or an office, tell us.',
    },
    {
      question: 'Can I refuse changes?',
      answer:
        "Every one of them. They are visible in your file, each with a button to accept or refuse it. If it isn't obvious, a note in the margin says why.",
    },
    {
      question: 'Do you edit texts that are marked?',
      answer:
        'If your school or university allows it, we correct the language and say so in writing. Content, argument and sources stay yours. Please ask there first.',
    },
    {
      question: 'Do you use AI?',
      answer:
        "Tools find typing slips and inconsistent spellings. They don't rewrite your text. If your text must not enter any tool, write that in the form, and we work without.",
    },
    {
      question: 'Is my manuscript safe with you?',
      answer: 'Only your editor reads it. We sign your agreement, or send you ours.',
    },
  ],
};
