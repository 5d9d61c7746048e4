import { list, type Question } from '../language.ts';

export const faq = {
  title: 'Questions before you order',
  intro: 'The details, in eight answers.',
  note: 'ask us, day or night',
  ask: {
    title: 'Not here? Ask us.',
    text: 'A real person will reply.',
  },
  items: list<Question[]>([
    {
      question: 'How fast can I get my work?',
      answer:
        'A short essay can be ready in 3 hours, and a small programming task in 2 hours. For essays and research papers, Urgent covers 3 hours to 2 days, Premium 3-6 days and Standard 7+ days. Need it in less than 6 hours? Choose 6 hours and Urgent in the form, and put the exact time in the description. Your writer confirms the deadline before you pay.',
    },
    {
      question: 'How much does it cost?',
      answer:
        'Essays and research papers start at $12/page, case studies at $15/page, lab reports at $18/page, a thesis at $20/page and programming at $25/hour. For essays and research papers, the price depends on the deadline: $12/page for 7+ days, $18/page for 3-6 days, $25/page for 3 hours to 2 days. Your quote is the full price.',
    },
    {
      question: 'Who writes my assignment?',
      answer:
        'A person who knows your subject. We match you by field and academic level, from high school to PhD. The same writer does your revisions, and you can send them messages and files any time.',
    },
    {
      question: 'How do you use AI?',
      answer:
        "Tools help our writers find sources, test code, check citations and catch grammar mistakes. They don't write your argument, and your writer checks every suggestion. If your course doesn't allow AI tools, say so in your brief and your writer won't use any, apart from the plagiarism check, which compares the finished text with published work.",
    },
    {
      question: 'Will it pass a plagiarism check?',
      answer:
        "Yes. Your work is written from scratch for you, never resold, and checked against published sources before you get it. It comes with a free plagiarism report. If the report shows copied text, we'll rewrite the passage right away or give you your money back.",
    },
    {
      question: 'How many revisions do I get?',
      answer:
        "Premium includes unlimited revisions: as many as it takes to follow your original brief. Standard includes 3 revisions. For Urgent orders and other kinds of work, your quote says how many. Tell us what to change, or send your tutor's comments. The same writer will do it.",
    },
    {
      question: "What if it's late, or not what I asked for?",
      answer:
        "If it's late, you get a partial refund, and you still get the work. If it doesn't follow your brief, we'll revise it first. If that doesn't fix it, our money-back guarantee covers you.",
    },
    {
      question: 'Is my order private?',
      answer:
        'Yes. No one outside {brand} will know. We use your name and email address to send your quote and reach you about your order, and your phone number for anything urgent. We never share them with your school. Your writer sees your brief, not your contact details.',
    },
  ]),
};
