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
      'I sent a draft at midnight with two of my five sources missing. At breakfast it was back: both found, the method section rewritten, and a note on why my first hypothesis could not be tested.',
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
      'The code ran, which I had paid for. What I had not expected were the comments: every step of the regression explained, so that I could answer for it when my professor asked.',
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
      'Three hours is what they promised for a case note, and I watched the clock. It came after two hours and forty minutes, with every authority cited the way our faculty wants it.',
    avatar: portrait('leila'),
    verified: true,
    assignmentType: 'Case study',
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
      'The first version read the market too kindly and I said so. Two revisions later the numbers were sober and the argument held. One star off for the extra day; the work itself was sound.',
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
      'My lab data had an error of a factor of ten that nobody in our group had seen. The writer found it, wrote to me before going on, and then built the whole report on the right figures.',
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
      'English is my third language. My argument stayed mine; the sentences became ones I would have written with ten more years of practice. The remarks in the margin taught me more than a course.',
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
      'I work nights on a ward. I wrote to support at four in the morning and a person answered in minutes, moved my deadline and kept the price. The essay passed at the first attempt.',
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
      'Forty slides cut to fourteen for my defence, each with one thing to say. They asked which questions I was afraid of, and put the answers in the notes. Two of them came up.',
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
