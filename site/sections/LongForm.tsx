import type { Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { PortalLink } from '../ui/Button.tsx';
import { Ending, SectionHead } from '../ui/Section.tsx';
import { CHAPTERS, Guarantees, Method, Process, SHOWN_CHAPTERS, SubjectIndex } from './LongFormChapters.tsx';
import { Plans, StartingPrices } from './Prices.tsx';
import './LongForm.css';

/**
 * The details for careful readers, closed at first. The native disclosure keeps them in the page: in-page search finds
 * them, and links into them open it.
 */
export function LongForm({ edition }: { edition: Edition }) {
  const { longForm: words, page } = edition.words;
  const { ending, toggle } = words;
  return (
    <section
      id="long-form"
      className="section long-form"
      data-ground="sheet"
      aria-labelledby="long-form-title"
    >
      <div className="long-form-opening stack">
        <SectionHead id="long-form-title" title={words.title} intro={words.intro} />
        <Contents words={words} />
      </div>
      <details className="long-form-fold">
        <summary className="button">
          <span className="long-form-more">{toggle.more}</span>
          <span className="long-form-less">{toggle.less}</span>
        </summary>
        <Method words={words.method} />
        {SHOWN_CHAPTERS.includes('prices') && <StartingPrices edition={edition} />}
        {SHOWN_CHAPTERS.includes('plans') && <Plans edition={edition} />}
        <SubjectIndex edition={edition} />
        <Guarantees words={words.guarantees} />
        <Process words={words.process} />
        <Ending text={ending.text}>
          <PortalLink
            label={ending.action}
            source="Long Form - Place Your Order Now Button"
            newTab={page.newTab}
          />
        </Ending>
      </details>
    </section>
  );
}

function Contents({ words }: { words: Words['longForm'] }) {
  return (
    <nav className="long-form-contents" aria-label={words.contents}>
      <p className="soft">{words.contents}</p>
      <ul>
        {SHOWN_CHAPTERS.map((name) => (
          <li key={name}>
            <a href={`#${CHAPTERS[name]}`}>
              <span className="pen-line">{words[name].chapter.title}</span>
              <span>{words[name].chapter.holds}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
