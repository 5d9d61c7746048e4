import { BEST_RATING } from '../figures.ts';
import { site } from '../site.config.ts';

/** The figures that search engines are told. */
export type Claims = {
  /** A rating says nothing without the number of reviews behind it: both, or neither. */
  rating: { value: number; best: number; reviews: number } | undefined;
  price: { amount: string; currency: string; unit: string };
};

const { rating, reviews } = site.figures;

export const claims: Claims = {
  rating: rating && reviews ? { value: rating.value, best: BEST_RATING, reviews: reviews.value } : undefined,
  price: { amount: '12.00', currency: 'USD', unit: 'page' },
};
