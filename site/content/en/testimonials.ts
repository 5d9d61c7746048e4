export const testimonials = {
  title: 'What students say',
  intro: 'In their own words, after they got their work.',
  // Beside the average rating. `counted` if the owner claims a number of students.
  verdict: { counted: 'from {students} students so far', open: 'all-time average rating' },
  verified: 'verified order',
  order: '{work}, ready in {time}',
  name: '— {name}',
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
  ending: { opening: 'Need help too?', highlighted: 'The quote is free.' },
  action: 'Get Started Now',
  samples: {
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'BSc Psychology',
      review:
        "Sent my draft at midnight with two sources missing, went to bed, woke up to both sources found and the method section rewritten!! They even explained why my first hypothesis couldn't be tested. Amazing.",
      assignmentType: 'Research paper',
      timeframe: '8 hours',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'MSc Data Science',
      review:
        "Code ran first time. Fine, that's the minimum. The comments were the surprise: every step of the regression, explained. When my professor asked, I had answers.",
      assignmentType: 'Programming',
      timeframe: '2 days',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'LLB Law',
      review:
        'The promise: a short essay in 3 hours. The evidence: I watched the clock, and it was on time, with every case cited the way our faculty wants it. No further questions.',
      assignmentType: 'Essay',
      timeframe: '3 hours',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        "Let me be fair. Version one was too rosy about the market, and I said so. Two revisions later, the numbers were right and the argument was strong. One star off for the extra day. I'd still order again.",
      assignmentType: 'Case study',
      timeframe: '4 days',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'BEng Mechanical Engineering',
      review:
        'Okay, this is embarrassing: my lab data was off by a factor of ten and our whole group missed it. My writer spotted it, checked with me first, then did the report with the right figures. Phew.',
      assignmentType: 'Lab report',
      timeframe: '26 hours',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'MA History',
      review:
        'English is my third language. They kept my argument, but now my sentences say what I mean. The notes in the margin taught me more than a whole course. Thank you from my heart.',
      assignmentType: 'Thesis',
      timeframe: '3 weeks',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'BSc Nursing',
      review:
        'I work nights in a hospital, so I messaged support at four in the morning. A real person replied in minutes. She told me a later deadline would save me money, and it did. The essay was exactly what my brief asked for.',
      assignmentType: 'Essay',
      timeframe: '3 days',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'PhD Economics',
      review:
        'I came with forty slides for my defence and left with fourteen, one point on each. They asked which questions scared me and put the answers in my notes. Two of those came up. I smiled.',
      assignmentType: 'Presentation',
      timeframe: '5 days',
    },
  },
};
