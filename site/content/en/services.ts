import { list, type Titled } from '../language.ts';

export const services = {
  title: 'What we can help you with',
  intro: 'Help from people who know your subject, at every level from high school to PhD.',
  note: 'a person reads every line',
  // Printed on every sheet, with its marks.
  sheet: { paper: 'Paper', marks: 'Marks', total: '3/3' },
  services: list<(Titled & { features: string[] })[]>([
    {
      title: 'Essays',
      description: 'From a five-paragraph essay to a term paper with forty sources.',
      features: [
        'A clear claim in the first paragraph',
        'Sources you can open and check',
        'References in your citation style',
      ],
    },
    {
      title: 'Coding help',
      description: "Python, Java, C++, SQL, R, or that error you just can't fix.",
      features: [
        "Code that runs on your course's setup",
        'Comments that explain why',
        'Tests for the edge cases',
      ],
    },
    {
      title: 'Urgent help',
      description: 'Due tonight? An expert starts as soon as you accept the quote.',
      features: [
        '3-hour turnaround for a short essay',
        'Support from a real person, 24/7',
        "Partial refund if it's late",
      ],
    },
    {
      title: 'Thesis help',
      description: 'One chapter or the whole thesis, from proposal to defence.',
      features: ['A plan for every chapter', 'Drafts ready for your supervisor', 'Notes for your defence'],
    },
    {
      title: 'Presentations',
      description: 'Slides people can read from the back row, and notes on what to say.',
      features: ['One point per slide', 'Speaker notes with timings', 'Charts redrawn, not copied'],
    },
    {
      title: 'Research help',
      description: 'Sources, methods and statistics for your research question.',
      features: [
        'A clear literature review',
        'A method that fits your data',
        'Plagiarism-free, with every source cited',
      ],
    },
  ]),
  // `counted` if the owner claims a number of subjects.
  closing: {
    counted: {
      opening: 'Need something else? Our experts cover',
      highlighted: '{subjects} subjects',
      ending: 'in all.',
    },
    open: {
      opening: 'Need something else?',
      highlighted: 'Name your subject',
      ending: 'and ask for a quote.',
    },
  },
  all: 'View All Services →',
  quote: 'Get Custom Quote',
};
