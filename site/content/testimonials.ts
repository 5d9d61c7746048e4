import { site } from '../settings/site.ts';
import type { Words } from './language.ts';

/** A review in one language. */
type Review = {
  name: string;
  university: string;
  course: string;
  review: string;
  assignmentType: string;
  timeframe: string;
};

export type Testimonial = Review & {
  id: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Address of a square portrait, on this site (`/avatars/ada.svg`, in site/public) or on the configured image host. */
  avatar: string;
  /** Whether the review belongs to an order that can be traced. */
  verified: boolean;
  /** Whether it is invented. A sample keeps `npm run preflight` from passing. */
  sample?: boolean;
};

/** Your own reviews, which you can prove. With no reviews and no samples, the page drops the section and its links. */
export const own: readonly Testimonial[] = [];

/**
 * The specification's eight testimonials. These people and their universities do not exist. Before you publish,
 * remove them with `sampleTestimonials: false` in `site.config.ts`.
 */
const SAMPLES = [
  { id: 'amara', rating: 5, verified: true, sample: true },
  { id: 'daniel', rating: 5, verified: true, sample: true },
  { id: 'leila', rating: 5, verified: true, sample: true },
  { id: 'mateo', rating: 4, verified: true, sample: true },
  { id: 'mei', rating: 5, verified: true, sample: true },
  { id: 'sofia', rating: 5, verified: true, sample: true },
  { id: 'tunde', rating: 5, verified: true, sample: true },
  { id: 'jonas', rating: 5, verified: true, sample: true },
] as const;

/** All testimonials of the page, with the samples in its language. */
export function testimonialsIn({ testimonials }: Words): readonly Testimonial[] {
  const samples: Readonly<Record<string, Review | undefined>> = testimonials.samples;
  const invented = SAMPLES.flatMap((sample) => {
    const review = samples[sample.id];
    return review ? [{ ...sample, ...review, avatar: `${site.imageHost}/avatars/${sample.id}.svg` }] : [];
  });
  return [...(site.sampleTestimonials ? invented : []), ...own];
}
