import { list, type Quoted } from '../language.ts';

export const testimonials = {
  title: 'What clients say',
  intro: 'In their own words.',
  // Beside the average rating. `counted` if the owner claims a number of students.
  verdict: { counted: 'the average of all reviews so far', open: 'the average of all reviews so far' },
  verified: 'verified client',
  order: '{work}, {time}',
  name: '— {name}',
  origin: '{course}, {university}',
  rating: '{given} out of {best}',
  // For assistive technology: what it is, what a slide is, where a slide stands, and the names of its buttons.
  carousel: {
    label: 'Reviews by clients',
    kind: 'carousel',
    slide: 'slide',
    place: '{index} of {count}',
    show: 'Show review {index} of {count}',
    previous: 'Previous review',
    next: 'Next review',
  },
  ending: { opening: 'Is your text next?', highlighted: 'The quote is free.' },
  action: 'Ask for a quote',
  samples: list<Readonly<Record<string, Quoted>>>({}),
};
