export const services = {
  title: 'Services: six main kinds of help',
  intro: 'From people who know your subject, for every level from high school to PhD.',
  note: 'a person reads every line',
  // Printed on every sheet, and the marks written on it.
  sheet: { paper: 'Paper', marks: 'Marks', total: '3/3' },
  services: [
    {
      title: 'Essays',
      description: 'From a short essay of five paragraphs to a term paper with forty sources.',
      features: [
        'A clear claim in the first paragraph',
        'Sources that you can open and check',
        'References in your citation style',
      ],
    },
    {
      title: 'Coding help',
      description: 'Python, Java, C++, SQL, R, or an error message that you cannot solve.',
      features: [
        'Code that runs on the system of your course',
        'Comments that explain why',
        'Tests for the edge cases',
      ],
    },
    {
      title: 'Urgent help',
      description: 'The deadline is tonight. An expert starts as soon as you accept the quote.',
      features: [
        '3-hour turnaround for a short essay',
        'Support from a person, 24/7',
        'Partial refund if it is late',
      ],
    },
    {
      title: 'Thesis help',
      description: 'One chapter or the whole thesis, from the proposal to the defence.',
      features: [
        'A plan for every chapter',
        'Drafts that your supervisor can mark',
        'Notes for your defence',
      ],
    },
    {
      title: 'Presentations',
      description: 'Slides that can be read from the last row, and notes for what you say.',
      features: ['One point on each slide', 'Speaker notes with times', 'Charts drawn again, not copied'],
    },
    {
      title: 'Research help',
      description: 'Reading, method and numbers for your own research question.',
      features: [
        'A clear literature review',
        'A method that fits the data',
        'Plagiarism-free, every source named',
      ],
    },
  ],
  // The first where the owner claims a number of subjects.
  closing: {
    counted: {
      opening: 'Do you need something else? Our experts cover',
      highlighted: '{subjects} subjects',
      ending: 'in all.',
    },
    open: {
      opening: 'Do you need something else?',
      highlighted: 'Name your subject',
      ending: 'and ask for a quote.',
    },
  },
  all: 'View All Services →',
  quote: 'Get Custom Quote',
};
