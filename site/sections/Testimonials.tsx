import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Edition } from '../content/edition.ts';
import { fillIn } from '../content/fill-in.ts';
import { testimonialsIn } from '../content/testimonials.ts';
import { PortalLink } from '../ui/Button.tsx';
import { MotionControl } from '../ui/MotionControl.tsx';
import { PenMark } from '../ui/Pen.tsx';
import { Ending, SectionHead } from '../ui/Section.tsx';
import { Quotation } from './Quotation.tsx';
import './Testimonials.css';

const STEPS = [
  { step: 'previous', Arrow: ArrowLeft },
  { step: 'next', Arrow: ArrowRight },
] as const;

/** The testimonials: a scrollable row, which a script turns into a carousel near the view. */
export function Testimonials({ edition: { words: all, figures } }: { edition: Edition }) {
  const { testimonials: words, hero, page } = all;
  const { carousel, verdict } = words;
  const items = testimonialsIn(all);
  const count = items.length;
  return (
    <section id="testimonials" className="section testimonials" aria-labelledby="testimonials-title">
      <div className="testimonials-head row">
        <SectionHead id="testimonials-title" title={words.title} intro={words.intro} />
        {figures.rating && (
          <p className="testimonials-verdict wrap">
            <span className="penned">
              {figures.rating}
              <PenMark shape="circle" />
            </span>{' '}
            <span className="soft">{figures.students ? verdict.counted : verdict.open}</span>
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
                <Quotation quoted={item} words={words} />
              </div>
            ))}
          </div>
        </div>
        <div className="carousel-controls row">
          <div className="carousel-dots">
            {items.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className="carousel-dot sign-button"
                data-carousel-dot={index}
                aria-label={fillIn(carousel.show, { index: index + 1, count })}
              />
            ))}
          </div>
          <MotionControl words={hero.motion} />
          <div className="carousel-steps wrap">
            {STEPS.map(({ step, Arrow }) => (
              <button
                key={step}
                type="button"
                className="sign-button outlined"
                data-carousel-step={step}
                aria-label={carousel[step]}
              >
                <Arrow className="directed" aria-hidden="true" />
              </button>
            ))}
          </div>
        </div>
      </section>
      <Ending text={words.ending}>
        <PortalLink
          label={words.action}
          source="Testimonials - Get Started Now Button"
          newTab={page.newTab}
        />
      </Ending>
    </section>
  );
}
