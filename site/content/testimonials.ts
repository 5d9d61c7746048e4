import { ratingText } from '../figures.ts';
import { SAMPLE_TESTIMONIALS } from '../samples/testimonials.ts';
import { site } from '../site.config.ts';

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

export type TestimonialsContent = {
  title: string;
  intro: string;
  /** The mean of all reviews, circled beside the title; none where the rating is switched off. */
  verdict: { value: string; label: string } | undefined;
  verified: string;
  ending: { opening: string; highlighted: string };
  action: string;
  /** None: the page does without the section. */
  items: readonly Testimonial[];
};

/** Your own: reviews that you can prove. With none, and without the samples, the section and all that speaks of it go away. */
const own: readonly Testimonial[] = [];

const { rating, students } = site.figures;

export const testimonials: TestimonialsContent = {
  title: 'What students say',
  intro: 'Reviews that students wrote after they got their work.',
  verdict: rating
    ? {
        value: ratingText(rating.value),
        label: students ? `from ${students.value} students since we began` : 'average of all ratings',
      }
    : undefined,
  verified: 'verified order',
  ending: { opening: 'Do you need help too?', highlighted: 'The quote is free.' },
  action: 'Get Started Now',
  items: [...(site.sampleTestimonials ? SAMPLE_TESTIMONIALS : []), ...own],
};
