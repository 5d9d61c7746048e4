import { list, type Quoted } from '../language.ts';

export const testimonials = {
  title: 'What students say',
  intro: 'In their own words, and with their permission.',
  // Beside the average rating. `counted` if the owner claims a number of students.
  verdict: { counted: 'all-time average, {students} students so far', open: 'all-time average rating' },
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
  samples: list<Readonly<Record<string, Quoted>>>({
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'BSc Psychology',
      review:
        "Sent my draft at midnight with two sources missing. By breakfast both were in and the method section was rewritten!! And they told me why my first hypothesis couldn't be tested before my supervisor did",
      assignmentType: 'Research paper',
      timeframe: '8 hours',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'MSc Data Science',
      review:
        "Code ran first time, which is the minimum I expect. What I didn't expect was a comment on every step of the regression that even I could follow.",
      assignmentType: 'Programming',
      timeframe: '2 days',
    },
    leila: {
      name: 'Leila H.',
      university: 'Larkfield College',
      course: 'LLB Law',
      review:
        'Two hours and fifty minutes for a short essay, and all the cases cited in the style our faculty insists on. I had kept the evening free for corrections and went to the cinema.',
      assignmentType: 'Essay',
      timeframe: '3 hours',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        "The first version was too rosy about the market, and it took two rounds before the numbers were right. It came a day late, so they refunded part of it and I'm taking off a star. I'd still order again.",
      assignmentType: 'Case study',
      timeframe: '4 days',
    },
    mei: {
      name: 'Mei L.',
      university: 'Thornbury University',
      course: 'BEng Mechanical Engineering',
      review:
        'ok this is embarrassing but our lab data was off by a factor of ten and nobody in the group noticed. The writer asked me about it before changing anything and then did the report with the right figures. Phew.',
      assignmentType: 'Lab report',
      timeframe: '26 hours',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'MA History',
      review:
        'English is my third language. They kept my argument, and now my sentences say what I mean. From their comments I learned more than in a whole course. Thank you from my heart.',
      assignmentType: 'Thesis',
      timeframe: '3 weeks',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Ellery Polytechnic',
      course: 'BSc Nursing',
      review:
        'I work nights in a hospital, so I wrote to them at four in the morning. Someone called Ruth answered and said I would pay less if I could wait till Friday. I could. It was a good essay.',
      assignmentType: 'Essay',
      timeframe: '3 days',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'PhD Economics',
      review:
        'I came with forty slides for my defence and left with fourteen. They asked what each slide was for, and for most of them I had no good answer. Now the talk fits the time.',
      assignmentType: 'Presentation',
      timeframe: '5 days',
    },
  }),
};
