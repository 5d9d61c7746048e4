export const faq = {
  title: 'Questions before you order',
  intro: 'Eight questions and answers, with prices and times.',
  note: 'ask us, day or night',
  ask: {
    title: 'Is your question not here?',
    text: 'Write to us. A person answers.',
  },
  items: [
    {
      question: 'How fast can I get my work back?',
      answer:
        'A short essay takes 3 hours at the earliest, and a small programming task 2 hours. For essays, the Urgent plan covers 3 hours to 2 days, Premium 3-6 days and Standard 7+ days. If you have less than 6 hours, choose 6 hours and Urgent in the form, and write the exact time in the description. The writer confirms the deadline before you pay.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Essays and research papers start at $12/page, case studies at $15/page, lab reports at $18/page, a thesis at $20/page and programming at $25/hour. The deadline changes the price of an essay: $12/page in 7+ days, $18/page in 3-6 days, $25/page in 3 hours to 2 days. Your quote is the full price. Nothing is added later.',
    },
    {
      question: 'Who writes my assignment?',
      answer:
        'A person who knows the subject. We choose the writer by your field and academic level, from high school to PhD. The same writer also makes the revisions. You can send messages and files to the writer at any time.',
    },
    {
      question: 'How do you use AI?',
      answer:
        'Tools help to find sources, test code, check citations and mark grammar mistakes. They do not write your argument. The writer checks each suggestion of a tool. If your course does not allow AI tools, say so in the brief, and the writer uses none. The plagiarism check still compares the finished text with published work.',
    },
    {
      question: 'Will it pass a plagiarism check?',
      answer:
        'Yes. Each piece is written new for one order, is never sold again, and is compared with published sources before you get it. The plagiarism report comes with the work at no charge. If it shows copied text, we rewrite the passage at once or give your money back.',
    },
    {
      question: 'How many revisions do I get?',
      answer:
        'Premium includes unlimited revisions: as many as your original brief needs. Standard includes 3 revisions. On Urgent, and for other work, your quote says how many. Tell us what should change, in your own words or with the comments of your tutor, and the same writer changes it.',
    },
    {
      question: 'What if it is late, or not what I asked for?',
      answer:
        'If it is late, you get a partial refund for late delivery, and you still get the work. If it does not follow your brief, we revise it first. If that does not help, the money-back guarantee applies. A person answers your messages 24/7.',
    },
    {
      question: 'Is my order private?',
      answer:
        'Yes. Nobody outside {brand} learns of it. We use your name and email address to send your quote and to reach you about the order, and your phone number for questions that cannot wait. They are not passed to your school. The writer sees your brief, not your contact details.',
    },
  ],
};
