import type { Chapter, LongFormContent } from '../content/long-form.ts';
import { Ending } from '../ui/Ending.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Guarantees, Method, Process, SubjectIndex } from './LongFormChapters.tsx';
import { Plans, StartingPrices } from './Prices.tsx';
import './LongForm.css';

export type LongFormProps = { content: LongFormContent; portal: Portal };

/**
 * All that a careful reader wants, folded away. The platform's own disclosure
 * keeps it in the page: found by in-page search, opened by a link that leads into it.
 */
export function LongForm({ content, portal }: LongFormProps) {
  const { method, prices, plans, subjects, guarantees, process, ending, toggle } = content;
  const parts = [method, prices, plans, subjects, guarantees, process];
  return (
    <section
      id="long-form"
      className="section long-form"
      data-ground="sheet"
      aria-labelledby="long-form-title"
    >
      <div className="long-form-opening">
        <SectionHead id="long-form-title" title={content.title} intro={content.intro} />
        <Contents title={content.contents} chapters={parts.map(({ chapter }) => chapter)} />
      </div>
      <details className="long-form-fold">
        <summary className="button">
          <span className="long-form-more">{toggle.more}</span>
          <span className="long-form-less">{toggle.less}</span>
        </summary>
        <Method content={method} />
        <StartingPrices content={prices} />
        <Plans content={plans} portal={portal} />
        <SubjectIndex content={subjects} />
        <Guarantees content={guarantees} />
        <Process content={process} />
        <Ending text={ending.text}>
          <PortalLink label={ending.action} portal={portal} />
        </Ending>
      </details>
    </section>
  );
}

function Contents({ title, chapters }: { title: string; chapters: readonly Chapter[] }) {
  return (
    <nav className="long-form-contents" aria-label={title}>
      <p>{title}</p>
      <ul>
        {chapters.map(({ id, title, holds }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span>
              <span>{holds}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
