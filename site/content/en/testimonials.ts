export const testimonials = {
  title: 'What students say',
  intro: 'Reviews that students wrote after they got their work.',
  // What the mean of all reviews is the mean of. The first where the owner claims a number of students.
  verdict: { counted: 'from {students} students since we began', open: 'average of all ratings' },
  verified: 'verified order',
  order: '{work}, back in {time}',
  name: '— {name},',
  origin: '{course}, {university}',
  rating: '{given} out of {best}',
  // For assistive technology: what it is, what a slide is, where a slide stands, and the names of its buttons.
  carousel: {
    label: 'Student reviews',
    kind: 'carousel',
    slide: 'slide',
    place: '{index} of {count}',
    show: 'Show review {index} of {count}',
    previous: 'Previous review',
    next: 'Next review',
  },
  ending: { opening: 'Do you need help too?', highlighted: 'The quote is free.' },
  action: 'Get Started Now',
  samples: {
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'BSc Psychology',
      review:
        'I sent a draft at midnight, and two of my five sources were missing. In the morning it was back. They had found both sources, rewritten the method section and explained why my first hypothesis could not be tested.',
      assignmentType: 'Research paper',
      timeframe: '8 hours',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'MSc Data Science',
      review:
        'The code ran, as I had hoped. I had not expected the comments: they explained every step of the regression, so I could answer when my professor asked.',
      assignmentType: 'Programming',
      timeframe: '2 days',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'LLB Law',
      review:
        'They promised a short essay in 3 hours, and I watched the clock. It came on time, with every case cited the way our faculty wants it.',
      assignmentType: 'Essay',
      timeframe: '3 hours',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        'The first version was too positive about the market, and I said so. After two revisions the numbers were right and the argument was strong. I take one star off because it took an extra day. The work itself was good.',
      assignmentType: 'Case study',
      timeframe: '4 days',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'BEng Mechanical Engineering',
      review:
        'My lab data were wrong by a factor of ten, and nobody in our group had seen it. The writer found the error, asked me about it, and then wrote the whole report with the right figures.',
      assignmentType: 'Lab report',
      timeframe: '26 hours',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'MA History',
      review:
        'English is my third language. They kept my argument and made my sentences clear and natural. I learnt more from the notes in the margin than from a course.',
      assignmentType: 'Thesis',
      timeframe: '3 weeks',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'BSc Nursing',
      review:
        'I work at night in a hospital. I wrote to support at four in the morning, and a person answered within minutes. They gave me a later deadline and a lower price. The essay was what my brief asked for.',
      assignmentType: 'Essay',
      timeframe: '3 days',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'PhD Economics',
      review:
        'They turned my forty slides into fourteen for my defence, with one point on each. They asked which questions I feared and put the answers in the notes. Two of the questions came up.',
      assignmentType: 'Presentation',
      timeframe: '5 days',
    },
  },
};
