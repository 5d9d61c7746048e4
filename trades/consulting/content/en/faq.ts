export const faq = {
  title: 'Questions before the first talk',
  intro: 'The details.',
  note: 'or simply ask',
  ask: { title: 'Not here? Ask us.', text: 'A person will reply.' },
  items: [
    {
      question: 'For whom do you work?',
      answer:
        'For firms whose owners decide themselves: workshops, shops, practices, publishers, family firms. Tell us your trade, and we tell you whether we know enough about it.',
    },
    {
      question: 'What does it cost?',
      answer:
        'One price for one question. You get it in writing after the first talk, with the day on which you have the paper. If the question grows, we ask before the price does.',
    },
    {
      question: 'What happens in the first talk?',
      answer:
        "You tell us what you have to decide. We ask, and say whether we can help and how we would begin. It's free, and you owe us nothing.",
    },
    {
      question: 'Who sees our figures?',
      answer:
        'The two people who work for you. We sign your agreement, or send you ours, before you send us anything.',
    },
    {
      question: 'Do you work for our competitors?',
      answer:
        'Not on the same question at the same time. If we have worked for one before, we tell you in the first talk.',
    },
    {
      question: 'Do you come to us?',
      answer: 'Yes, for the days on which we talk to your people. The rest can be done by phone.',
    },
    {
      question: 'Do you give legal or tax advice?',
      answer: 'No. If your question needs a lawyer or a tax adviser, we say so, and work with yours.',
    },
  ],
};
