import { type SampleWords, sampleTestimonials } from '../samples/testimonials.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import type { MotionWords } from './hero.ts';

export type Testimonial = {
  id: string;
  name: string;
  university: string;
  course: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  /** Address of a square portrait, on this site (`/avatars/ada.svg`, in site/public) or on the configured image host. */
  avatar: string;
  /** Whether the review belongs to an order that can be traced. */
  verified: boolean;
  assignmentType: string;
  /** From the order to the delivery, as it reads after "back in". */
  timeframe: string;
  /** Whether somebody made it up. A sample keeps `npm run preflight` from passing. */
  sample?: boolean;
};

/** Your own: reviews that you can prove. With none, and without the samples, the section and all that speaks of it go away. */
export const own: readonly Testimonial[] = [];

/** Whether the page has any testimonials. */
export const hasTestimonials = site.sampleTestimonials || own.length > 0;

export type TestimonialsWords = {
  title: string;
  intro: string;
  /** What the mean of all reviews is the mean of. `counted`: where the owner claims a number of students. */
  verdict: { counted: string; open: string };
  verified: string;
  /** What was ordered, and in what time it was back: `{work}` and `{time}`. */
  order: string;
  /** Below the review: `{name}`, and beside it `{course}` and `{university}`. */
  name: string;
  origin: string;
  /** The stars, for who does not see them: `{given}` and `{best}`. */
  rating: string;
  /** For assistive technology: what it is, what a slide is, where a slide stands, and the names of its buttons. */
  carousel: {
    label: string;
    kind: string;
    slide: string;
    place: string;
    show: string;
    previous: string;
    next: string;
  };
  ending: { opening: string; highlighted: string };
  action: string;
  samples: SampleWords;
};

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
