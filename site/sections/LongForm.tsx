import type { ChapterName, Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { PortalLink } from '../ui/Button.tsx';
import { Ending, SectionHead } from '../ui/Section.tsx';
import { CHAPTERS, Guarantees, Method, Process, SubjectIndex } from './LongFormChapters.tsx';
import { Plans, StartingPrices } from './Prices.tsx';
import './LongForm.css';

const CONTENT = {
  method: Method,
  prices: StartingPrices,
  plans: Plans,
  subjects: SubjectIndex,
  guarantees: Guarantees,
  process: Process,
};

/**
 * The details for careful readers, closed at first. The native disclosure keeps them in the page: in-page search finds
 * them, and links into them open it.
 */
export function LongForm({ edition }: { edition: Edition }) {
  const { chapters } = edition;
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
        <Contents words={words} chapters={chapters} />
      </div>
      <details className="long-form-fold">
        <summary className="button">
          <span className="long-form-more">{toggle.more}</span>
          <span className="long-form-less">{toggle.less}</span>
        </summary>
        {chapters.map((name) => {
          const Content = CONTENT[name];
          return <Content key={name} edition={edition} />;
        })}
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

type ContentsProps = { words: Words['longForm']; chapters: readonly ChapterName[] };

function Contents({ words, chapters }: ContentsProps) {
  return (
    <nav className="long-form-contents" aria-label={words.contents}>
      <p className="soft">{words.contents}</p>
      <ul>
        {chapters.map((name) => (
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
