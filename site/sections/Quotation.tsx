import { fillIn } from '../content/fill-in.ts';
import type { Words } from '../content/language.ts';
import type { Testimonial } from '../content/testimonials.ts';
import { BEST_RATING } from '../settings/figures.ts';
import { Drawn } from '../ui/Drawn.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** The distance between two stars. */
const STEP = 27;

export type QuotationProps = { quoted: Testimonial; words: Words['testimonials'] };

/** One testimonial: the order, the review, the person and the rating. */
export function Quotation({ quoted, words }: QuotationProps) {
  const { name, course, university, rating } = quoted;
  return (
    <figure className="quotation">
      <p className="quotation-order soft">
        {fillIn(words.order, { work: quoted.assignmentType, time: quoted.timeframe })}
      </p>
      <blockquote>
        <p>{quoted.review}</p>
      </blockquote>
      <figcaption>
        <span className="portrait" data-initials={initialsOf(name)}>
          <img src={quoted.avatar} alt="" width="64" height="64" loading="lazy" decoding="async" />
        </span>
        <span className="quotation-source">
          <cite>{fillIn(words.name, { name })}</cite> {fillIn(words.origin, { course, university })}
        </span>
        <span className="quotation-marks row">
          <Rating rating={rating} label={fillIn(words.rating, { given: rating, best: BEST_RATING })} />
          {quoted.verified && (
            <span className="quotation-verified">
              <Drawn text={`${words.verified} ✓`} sign="✓" />
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** A rating out of five stars. Missing stars are pale. */
function Rating({ rating, label }: { rating: number; label: string }) {
  const left = STARS.slice(rating);
  return (
    <svg className="rating" viewBox="0 0 132 24" role="img" aria-label={label}>
      <path d={STARS.slice(0, rating).map(drawn).join('')} data-given="" />
      {left.length > 0 && <path d={left.map(drawn).join('')} />}
    </svg>
  );
}

/** A star in one pen stroke. */
function drawn(star: number): string {
  return `M${4.6 + (star - 1) * STEP} 21.4l7.8-19.2 6.4 19.2-16.4-12.2 19.4-.6-17.2 12.8`;
}

/** The initials of the first and last word of `name`, in any script: "Ludwig van Beethoven" is LB. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize()
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
