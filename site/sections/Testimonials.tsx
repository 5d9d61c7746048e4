import { ArrowLeft, ArrowRight } from 'lucide-react';
import { fillIn } from '../content/fill-in.ts';
import type { Testimonial, TestimonialsContent } from '../content/testimonials.ts';
import { BEST_RATING } from '../settings/figures.ts';
import { Drawn } from '../ui/Drawn.tsx';
import { Ending } from '../ui/Ending.tsx';
import { MotionControl } from '../ui/MotionControl.tsx';
import { PenMark } from '../ui/PenMark.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { initialsOf } from './initials-of.ts';
import { Rating } from './Rating.tsx';
import './Testimonials.css';

export type TestimonialsProps = {
  content: TestimonialsContent;
  portal: Portal;
};

const STEPS = [
  { step: 'previous', Arrow: ArrowLeft },
  { step: 'next', Arrow: ArrowRight },
] as const;

/** What students say: a row to scroll, which a script turns into a carousel once it comes near the view. */
export function Testimonials({ content, portal }: TestimonialsProps) {
  const { verdict, items, carousel } = content;
  const count = items.length;
  return (
    <section id="testimonials" className="section testimonials" aria-labelledby="testimonials-title">
      <div className="testimonials-head">
        <SectionHead id="testimonials-title" title={content.title} intro={content.intro} />
        {verdict && (
          <p className="testimonials-verdict">
            <span className="penned">
              {verdict.value}
              <PenMark shape="circle" />
            </span>{' '}
            <span className="testimonials-verdict-label">{verdict.label}</span>
          </p>
        )}
      </div>
      <section
        className="carousel"
        data-carousel=""
        aria-roledescription={carousel.kind}
        aria-label={carousel.label}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the script the keyboard has to reach the row to scroll it. */}
        <div className="carousel-view" data-carousel-view="" tabIndex={0}>
          <div className="carousel-track" data-carousel-track="">
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is one of controls.
              <div
                key={item.id}
                className="carousel-slide"
                role="group"
                aria-roledescription={carousel.slide}
                aria-label={fillIn(carousel.place, { index: index + 1, count })}
              >
                <Quotation quoted={item} words={content} />
              </div>
            ))}
          </div>
        </div>
        <div className="carousel-controls">
          <div className="carousel-dots">
            {items.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className="carousel-dot"
                data-carousel-dot={index}
                aria-label={fillIn(carousel.show, { index: index + 1, count })}
              />
            ))}
          </div>
          <MotionControl content={content.motion} />
          <div className="carousel-steps">
            {STEPS.map(({ step, Arrow }) => (
              <button
                key={step}
                type="button"
                className="carousel-step"
                data-carousel-step={step}
                aria-label={carousel[step]}
              >
                <Arrow aria-hidden="true" />
              </button>
            ))}
          </div>
        </div>
      </section>
      <Ending text={content.ending}>
        <PortalLink label={content.action} portal={portal} />
      </Ending>
    </section>
  );
}

type QuotationProps = {
  quoted: Testimonial;
  words: Pick<TestimonialsContent, 'order' | 'name' | 'origin' | 'rating' | 'verified'>;
};

function Quotation({ quoted, words }: QuotationProps) {
  const { name, course, university, rating } = quoted;
  return (
    <figure className="quotation">
      <p className="quotation-order">
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
        <span className="quotation-marks">
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
