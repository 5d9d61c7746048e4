import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Testimonial, TestimonialsContent } from '../content/testimonials.ts';
import { Drawn } from '../ui/Drawn.tsx';
import { Ending } from '../ui/Ending.tsx';
import { MotionControl } from '../ui/MotionControl.tsx';
import { PenMark } from '../ui/PenMark.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { initialsOf } from './initials-of.ts';
import { Rating } from './Rating.tsx';
import './Testimonials.css';

export type TestimonialsProps = {
  content: TestimonialsContent;
  /** The portal's sign-in page. */
  portal: string;
};

const STEPS = [
  { step: 'previous', label: 'Previous review', Arrow: ArrowLeft },
  { step: 'next', label: 'Next review', Arrow: ArrowRight },
] as const;

/** What students say: a row to scroll, which a script turns into a carousel once it comes near the view. */
export function Testimonials({ content, portal }: TestimonialsProps) {
  const { verdict, items } = content;
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
        aria-roledescription="carousel"
        aria-label="Student reviews"
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
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${items.length}`}
              >
                <Quotation {...item} verifiedLabel={content.verified} />
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
                aria-label={`Show review ${index + 1} of ${items.length}`}
              />
            ))}
          </div>
          <MotionControl />
          <div className="carousel-steps">
            {STEPS.map(({ step, label, Arrow }) => (
              <button
                key={step}
                type="button"
                className="carousel-step"
                data-carousel-step={step}
                aria-label={label}
              >
                <Arrow aria-hidden="true" />
              </button>
            ))}
          </div>
        </div>
      </section>
      <Ending text={content.ending}>
        <PortalLink label={content.action} href={portal} />
      </Ending>
    </section>
  );
}

type QuotationProps = Testimonial & { verifiedLabel: string };

function Quotation(quoted: QuotationProps) {
  return (
    <figure className="quotation">
      <p className="quotation-order">
        {quoted.assignmentType}, back in {quoted.timeframe}
      </p>
      <blockquote>
        <p>{quoted.review}</p>
      </blockquote>
      <figcaption>
        <span className="portrait" data-initials={initialsOf(quoted.name)}>
          <img src={quoted.avatar} alt="" width="64" height="64" loading="lazy" decoding="async" />
        </span>
        <span className="quotation-source">
          <cite>— {quoted.name},</cite> {quoted.course}, {quoted.university}
        </span>
        <span className="quotation-marks">
          <Rating rating={quoted.rating} />
          {quoted.verified && (
            <span className="quotation-verified">
              <Drawn text={`${quoted.verifiedLabel} ✓`} sign="✓" />
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
