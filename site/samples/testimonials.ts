import type { Testimonial } from '../content/testimonials.ts';
import { site } from '../site.config.ts';

/**
 * The eight testimonials that the specification speaks of. Neither these people nor their universities
 * exist: `sampleTestimonials: false` in `site.config.ts` takes them off the page before you publish it.
 */
export const SAMPLE_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'amara',
    name: 'Amara O.',
    university: 'Northmoor University',
    course: 'BSc Psychology',
    rating: 5,
    review:
      'I sent a draft at midnight, and two of my five sources were missing. In the morning it was back. They had found both sources, rewritten the method section and explained why my first hypothesis could not be tested.',
    avatar: portrait('amara'),
    verified: true,
    assignmentType: 'Research paper',
    timeframe: '8 hours',
    sample: true,
  },
  {
    id: 'daniel',
    name: 'Daniel K.',
    university: 'Alder Institute of Technology',
    course: 'MSc Data Science',
    rating: 5,
    review:
      'The code ran, as I had hoped. I had not expected the comments: they explained every step of the regression, so I could answer when my professor asked.',
    avatar: portrait('daniel'),
    verified: true,
    assignmentType: 'Programming',
    timeframe: '2 days',
    sample: true,
  },
  {
    id: 'leila',
    name: 'Leila H.',
    university: 'Calder Bay College',
    course: 'LLB Law',
    rating: 5,
    review:
      'They promised a short essay in 3 hours, and I watched the clock. It came on time, with every case cited the way our faculty wants it.',
    avatar: portrait('leila'),
    verified: true,
    assignmentType: 'Essay',
    timeframe: '3 hours',
    sample: true,
  },
  {
    id: 'mateo',
    name: 'Mateo R.',
    university: 'Universidad San Telmo',
    course: 'MBA',
    rating: 4,
    review:
      'The first version was too positive about the market, and I said so. After two revisions the numbers were right and the argument was strong. I take one star off because it took an extra day. The work itself was good.',
    avatar: portrait('mateo'),
    verified: true,
    assignmentType: 'Case study',
    timeframe: '4 days',
    sample: true,
  },
  {
    id: 'mei',
    name: 'Mei L.',
    university: 'Harrow Point University',
    course: 'BEng Mechanical Engineering',
    rating: 5,
    review:
      'My lab data were wrong by a factor of ten, and nobody in our group had seen it. The writer found the error, asked me about it, and then wrote the whole report with the right figures.',
    avatar: portrait('mei'),
    verified: true,
    assignmentType: 'Lab report',
    timeframe: '26 hours',
    sample: true,
  },
  {
    id: 'sofia',
    name: 'Sofia B.',
    university: 'Kestrel Hill University',
    course: 'MA History',
    rating: 5,
    review:
      'English is my third language. They kept my argument and made my sentences clear and natural. I learnt more from the notes in the margin than from a course.',
    avatar: portrait('sofia'),
    verified: true,
    assignmentType: 'Thesis',
    timeframe: '3 weeks',
    sample: true,
  },
  {
    id: 'tunde',
    name: 'Tunde A.',
    university: 'Port Ellery Polytechnic',
    course: 'BSc Nursing',
    rating: 5,
    review:
      'I work at night in a hospital. I wrote to support at four in the morning, and a person answered within minutes. They gave me a later deadline and kept the price. The essay passed the first time.',
    avatar: portrait('tunde'),
    verified: true,
    assignmentType: 'Essay',
    timeframe: '18 hours',
    sample: true,
  },
  {
    id: 'jonas',
    name: 'Jonas W.',
    university: 'Lindenau University',
    course: 'PhD Economics',
    rating: 5,
    review:
      'They turned my forty slides into fourteen for my defence, with one point on each. They asked which questions I feared and put the answers in the notes. Two of the questions came up.',
    avatar: portrait('jonas'),
    verified: true,
    assignmentType: 'Presentation',
    timeframe: '5 days',
    sample: true,
  },
];

function portrait(id: string): string {
  return `${site.imageHost}/avatars/${id}.svg`;
}
