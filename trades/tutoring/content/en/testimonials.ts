import { list, type Quoted } from '../language.ts';

export const testimonials = {
  title: 'What learners say',
  intro: 'In their own words.',
  // Beside the average rating. `counted` if the owner claims a number of students.
  verdict: { counted: 'the average of all reviews so far', open: 'the average of all reviews so far' },
  verified: 'verified learner',
  order: '{work}, {time}',
  name: '— {name}',
  origin: '{course}, {university}',
  rating: '{given} out of {best}',
  // For assistive technology: what it is, what a slide is, where a slide stands, and the names of its buttons.
  carousel: {
    label: 'Reviews by learners',
    kind: 'carousel',
    slide: 'slide',
    place: '{index} of {count}',
    show: 'Show review {index} of {count}',
    previous: 'Previous review',
    next: 'Next review',
  },
  ending: { opening: 'Your turn?', highlighted: 'The first talk is free.' },
  action: 'Ask for lessons',
  samples: list<Readonly<Record<string, Quoted>>>({}),
};
