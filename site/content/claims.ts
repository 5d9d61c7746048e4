import { BEST_RATING } from '../settings/figures.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import { WORK } from './price-list.ts';

/** The figures that search engines are told. */
export type Claims = {
  /** A rating says nothing without the number of reviews behind it: both, or neither. */
  rating: { value: number; best: number; reviews: number } | undefined;
  price: { amount: string; currency: string; unit: string };
};

export function claimsOf({ words }: Edition): Claims {
  const { rating, reviews } = site.figures;
  return {
    rating:
      rating && reviews ? { value: rating.value, best: BEST_RATING, reviews: reviews.value } : undefined,
    price: { amount: WORK.essays.dollars.toFixed(2), currency: 'USD', unit: words.page.unit },
  };
}
