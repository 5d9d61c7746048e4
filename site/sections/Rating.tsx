export type RatingProps = { rating: 1 | 2 | 3 | 4 | 5; label: string };

const STARS = [1, 2, 3, 4, 5] as const;

/** How far a star stands from the one before it. */
const STEP = 27;

/** So many of five stars. Those that were not given are left pale. */
export function Rating({ rating, label }: RatingProps) {
  const left = STARS.slice(rating);
  return (
    <svg className="rating" viewBox="0 0 132 24" role="img" aria-label={label}>
      <path d={STARS.slice(0, rating).map(drawn).join('')} data-given="" />
      {left.length > 0 && <path d={left.map(drawn).join('')} />}
    </svg>
  );
}

/** A star as the pen draws it: one stroke, never lifted. */
function drawn(star: number): string {
  return `M${4.6 + (star - 1) * STEP} 21.4l7.8-19.2 6.4 19.2-16.4-12.2 19.4-.6-17.2 12.8`;
}
