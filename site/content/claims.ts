/**
 * The figures that search engines are told. Samples, like all ratings of the
 * page: see "Before you publish" in the README.
 */
export const claims = {
  rating: { value: 4.9, best: 5, reviews: 50_000 },
  price: { amount: '12.00', currency: 'USD', unit: 'page' },
} as const;
