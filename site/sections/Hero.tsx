import type { Edition } from '../content/edition.ts';
import { labelledFigures } from '../content/edition.ts';
import { site } from '../settings/site.ts';
import { LeadButton } from '../ui/Button.tsx';
import { Drawn } from '../ui/Drawn.tsx';
import { Footnotes, NoteSign } from '../ui/Footnotes.tsx';
import { Manuscript } from '../ui/Manuscript.tsx';
import { MotionControl } from '../ui/MotionControl.tsx';
import { PenMark } from '../ui/Pen.tsx';
import { COUNT_SEPARATOR, type CounterName, formatCount } from './count.ts';
import './Hero.css';

/** Twelve punctuation and reference marks, of which the styles show six at 768 px or less. */
const PARTICLES = ['§', '“', '&', '…', '¶', '[', '*', '”', '#', ']', '?', '!'];
/** Two long sentences. */
const SENTENCE_MAX_LENGTH = 400;
const COUNTERS: readonly CounterName[] = ['completed', 'active'];

/** The first view: the promise, the audience, and the two ways in. */
export function Hero({ edition }: { edition: Edition }) {
  const { words, figures } = edition;
  const { hero, examples } = words;
  const { opening, highlighted, middle, underlined, ending } = hero.headline;
  const proofs = [hero.proof.price, figures.heroRating && hero.proof.rating, hero.proof.quote].filter(
    (proof) => proof !== undefined && proof !== '',
  );
  const counters = COUNTERS.filter((name) => site.figures[name]);
  const stats = labelledFigures(hero.stats, figures);
  const counted = counters.map((name) => ({ name, value: hero.counters[name] }));
  return (
    <section id="hero" className="hero" aria-labelledby="hero-title">
      <div className="lamp" aria-hidden="true" />
      <div className="particles" aria-hidden="true">
        {PARTICLES.map((mark) => (
          <span key={mark} className="particle">
            {mark}
          </span>
        ))}
      </div>
      <div className="hero-row stack">
        <div className="hero-words">
          <p className="kicker soft">{hero.kicker}</p>
          <h1 id="hero-title">
            {opening} <mark>{highlighted}</mark>
            {middle}{' '}
            <span className="penned">
              {underlined}
              <PenMark shape="underline" draws="load" />
            </span>{' '}
            {ending}
          </h1>
          <p className="hero-promise">{hero.promise}</p>
          <div className="actions wrap">
            <LeadButton label={hero.start} source="Hero - Get Started Now Button" size="large" />
            <LeadButton
              label={hero.examples}
              source="Hero - View Examples Button"
              withExamples={examples.length > 0}
              size="large"
              look="quiet"
            />
          </div>
          <p className="hero-proof soft">
            {proofs.map((proof, index) => (
              <span key={proof}>{index ? ` · ${proof}` : proof}</span>
            ))}
          </p>
        </div>
        <div>
          <Manuscript content={hero.manuscript} />
          {site.sentenceField && <SentenceField words={hero.sentence} />}
        </div>
        {counters.length + stats.length > 0 && (
          <dl className="figures hero-ledger">
            {counters.map((name) => (
              <Counter key={name} name={name} edition={edition} />
            ))}
            {stats.map(({ name, value, label }) => (
              <div key={label} className="figure">
                <dt>
                  {label}
                  <NoteSign claim={{ name, value }} edition={edition} />
                </dt>
                <dd>
                  <Drawn text={value} sign="+" />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Footnotes claims={[...counted, ...stats]} edition={edition} />
        <MotionControl words={hero.motion} />
      </div>
    </section>
  );
}

type SentenceWords = Edition['words']['hero']['sentence'];

/** A slip of paper on the manuscript, for a visitor's own sentence, which the pen then marks. Needs the script. */
function SentenceField({ words: { label, hint } }: { words: SentenceWords }) {
  return (
    <div className="sentence sheet">
      <label className="margin-note" htmlFor="sentence">
        {label}
      </label>
      <textarea id="sentence" dir="auto" maxLength={SENTENCE_MAX_LENGTH} aria-describedby="sentence-hint" />
      <p id="sentence-hint" className="soft">
        {hint}
      </p>
      <output htmlFor="sentence" />
    </div>
  );
}

/** A figure that a script moves, if configured. */
function Counter({ name, edition }: { name: CounterName; edition: Edition }) {
  const { words, format } = edition;
  const figure = site.figures[name];
  if (!figure) return null;
  const { value, moves } = figure;
  return (
    <div className="figure">
      <dt>
        {words.hero.counters[name]}
        <NoteSign claim={{ name, value: words.hero.counters[name] }} edition={edition} />
      </dt>
      <dd
        data-counter={moves ? name : undefined}
        data-count={moves ? value : undefined}
        data-separator={format.separator === COUNT_SEPARATOR ? undefined : format.separator}
      >
        {formatCount(value, format.separator)}
      </dd>
    </div>
  );
}
