export type RatingProps = { rating: 1 | 2 | 3 | 4 | 5 };

const STARS = [1, 2, 3, 4, 5] as const;

/** A star as the pen draws it: one stroke, never lifted. */
const STROKE = 'M4.6 21.4 12.4 2.2l6.4 19.2L2.4 9.2l19.4-.6L4.6 21.4';

/** So many of five stars, drawn in one stroke each. A star that was not given is left pale. */
export function Rating({ rating }: RatingProps) {
  return (
    <svg className="rating" viewBox="0 0 132 24" role="img" aria-label={`${rating} out of 5`}>
      {STARS.map((star) => (
        <path
          key={star}
          d={STROKE}
          transform={`translate(${(star - 1) * 27})`}
          data-given={star <= rating ? '' : undefined}
        />
      ))}
    </svg>
  );
}
