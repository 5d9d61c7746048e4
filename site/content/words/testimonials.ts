/** What a language says of a testimonial. */
export type TestimonialWords = {
  name: string;
  university: string;
  course: string;
  review: string;
  assignmentType: string;
  /** From the order to the delivery, as it reads after "back in". */
  timeframe: string;
};

/** The samples (`site/samples/testimonials.ts`). */
export type SampleId = 'amara' | 'daniel' | 'leila' | 'mateo' | 'mei' | 'sofia' | 'tunde' | 'jonas';

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
  samples: Record<SampleId, TestimonialWords>;
};
