import type { TestimonialsWords } from '../content/words/testimonials.ts';
import { site } from '../site.config.ts';

/**
 * The eight testimonials that the specification speaks of. Neither these people nor their universities
 * exist: `sampleTestimonials: false` in `site.config.ts` takes them off the page before you publish it.
 */
const SAMPLES = [
  {
    id: 'amara',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'daniel',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'leila',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'mateo',
    rating: 4,
    verified: true,
    sample: true,
  },
  {
    id: 'mei',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'sofia',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'tunde',
    rating: 5,
    verified: true,
    sample: true,
  },
  {
    id: 'jonas',
    rating: 5,
    verified: true,
    sample: true,
  },
] as const;

/** The samples in the words of a language. */
export function sampleTestimonials(words: TestimonialsWords['samples']) {
  return SAMPLES.map((sample) => ({
    ...sample,
    ...words[sample.id],
    avatar: `${site.imageHost}/avatars/${sample.id}.svg`,
  }));
}
