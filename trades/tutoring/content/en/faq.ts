export const faq = {
  title: 'Questions before you start',
  intro: 'The details.',
  note: 'or simply ask',
  ask: { title: 'Not here? Ask us.', text: 'A person will reply.' },
  items: [
    {
      question: 'How do you choose a teacher?',
      answer:
        'By subject and level first, then by the times that suit you both. You meet before the first lesson, and you decide.',
    },
    {
      question: 'What does a lesson cost?',
      answer:
        'It depends on the subject, the level and the place. You get the price in writing before the first lesson, and you pay only for lessons that you have booked.',
    },
    {
      question: 'What do I need for an online lesson?',
      answer:
        'A computer or tablet with a camera, and a quiet place. You and your teacher write on the same page, and you keep it.',
    },
    {
      question: "Do you do the work that counts for my child's marks?",
      answer:
        "No. We explain, practise and ask questions until your child can do it without us. What is handed in is your child's own work.",
    },
    {
      question: 'Can we move or cancel a lesson?',
      answer:
        'Yes. Tell your teacher as early as you can. How late is too late is in your agreement, in one sentence.',
    },
    {
      question: 'How long will it take?',
      answer:
        'No one can promise that. After a few lessons your teacher tells you what has changed, and what would help most next.',
    },
    {
      question: 'What happens to what I tell you?',
      answer:
        'We use it to find a teacher and to answer you. Your teacher sees your request. No one else does.',
    },
  ],
};
