import type { Counter, HeroContent } from '../content/hero.ts';
import type { ManuscriptContent } from '../content/words/manuscript.ts';
import { LeadButton } from '../ui/LeadButton.tsx';
import { Manuscript } from '../ui/Manuscript.tsx';
import { MotionControl } from '../ui/MotionControl.tsx';
import { PenMark } from '../ui/PenMark.tsx';
import { COUNT_SEPARATOR, formatCount } from './count.ts';
import { Particles } from './Particles.tsx';
import './Hero.css';

export type HeroProps = { content: HeroContent; manuscript: ManuscriptContent };

/** The first view: what is promised, to whom, and the two ways in. */
export function Hero({ content, manuscript }: HeroProps) {
  const { counters, stats } = content;
  const { opening, highlighted, middle, underlined, ending } = content.headline;
  return (
    <section id="hero" className="hero" aria-labelledby="hero-title">
      <div className="lamp" aria-hidden="true" />
      <Particles />
      <div className="hero-row">
        <div className="hero-words">
          <p className="kicker">{content.kicker}</p>
          <h1 id="hero-title">
            {opening} <mark>{highlighted}</mark>
            {middle}{' '}
            <span className="penned">
              {underlined}
              <PenMark shape="underline" draws="load" />
            </span>{' '}
            {ending}
          </h1>
          <p className="hero-promise">{content.promise}</p>
          <div className="hero-actions">
            <LeadButton {...content.start} size="large" />
            <LeadButton {...content.examples} size="large" look="quiet" />
          </div>
          <p className="hero-proof">
            {content.proof.map((proof, index) => (
              <span key={proof}>{index ? ` · ${proof}` : proof}</span>
            ))}
          </p>
        </div>
        <Manuscript content={manuscript} />
        {counters.length + stats.length > 0 && (
          <dl className="hero-ledger">
            {counters.map((counter) => (
              <LiveFigure key={counter.name} {...counter} separator={content.separator} />
            ))}
            {stats.map(({ value, label }) => (
              <div key={label} className="figure">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <MotionControl content={content.motion} />
      </div>
    </section>
  );
}

function LiveFigure({ name, start, moves, label, separator }: Counter & { separator: string }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd
        data-counter={moves ? name : undefined}
        data-count={moves ? start : undefined}
        data-separator={separator === COUNT_SEPARATOR ? undefined : separator}
      >
        {formatCount(start, separator)}
      </dd>
    </div>
  );
}
