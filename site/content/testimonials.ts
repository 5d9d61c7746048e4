import { sampleTestimonials } from '../samples/testimonials.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import type { MotionWords } from './words/hero.ts';
import type { TestimonialsWords, TestimonialWords } from './words/testimonials.ts';

export type Testimonial = TestimonialWords & {
  id: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Address of a square portrait, on this site (`/avatars/ada.svg`, in site/public) or on the configured image host. */
  avatar: string;
  /** Whether the review belongs to an order that can be traced. */
  verified: boolean;
  /** Whether somebody made it up. A sample keeps `npm run preflight` from passing. */
  sample?: boolean;
};

/** Your own: reviews that you can prove. With none, and without the samples, the section and all that speaks of it go away. */
export const own: readonly Testimonial[] = [];

/** Whether the page has any testimonials. */
export const hasTestimonials = site.sampleTestimonials || own.length > 0;

export type TestimonialsContent = Omit<TestimonialsWords, 'verdict' | 'samples'> & {
  /** The mean of all reviews, circled beside the title; none where the rating is switched off. */
  verdict: { value: string; label: string } | undefined;
  /** None: the page does without the section. */
  items: readonly Testimonial[];
  motion: MotionWords;
};

export function testimonialsContent({ words, figures }: Edition): TestimonialsContent {
  const { verdict, samples, ...others } = words.testimonials;
  return {
    ...others,
    verdict: figures.rating
      ? { value: figures.rating, label: figures.students ? verdict.counted : verdict.open }
      : undefined,
    items: [...(site.sampleTestimonials ? sampleTestimonials(samples) : []), ...own],
    motion: words.hero.motion,
  };
}
