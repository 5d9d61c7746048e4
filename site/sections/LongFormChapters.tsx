import type { ReactNode } from 'react';
import type { ChapterName, Edition } from '../content/edition.ts';
import { MarginNote } from '../ui/Pen.tsx';
import { SubjectButton, SubjectForm } from '../ui/SubjectButtons.tsx';
import './LongFormChapters.css';

/** The chapters in order, each with its address on the page. */
export const CHAPTERS = {
  method: 'working-method',
  prices: 'starting-prices',
  plans: 'plans',
  subjects: 'subject-index',
  guarantees: 'guarantees',
  process: 'four-steps',
} as const satisfies Record<ChapterName, string>;

export type ChapterProps = { name: ChapterName; title: string; children: ReactNode };

/** A chapter: its heading in the margin, its content beside it. */
export function Chapter({ name, title, children }: ChapterProps) {
  return (
    <div className="chapter stack">
      <h3 id={CHAPTERS[name]}>{title}</h3>
      <div>{children}</div>
    </div>
  );
}

/** How people and tools share the work, set in columns. */
export function Method({ edition }: { edition: Edition }) {
  const { chapter, essays, note } = edition.words.longForm.method;
  return (
    <Chapter name="method" title={chapter.title}>
      <div className="long-form-prose">
        {essays.map(({ heading, text }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <MarginNote>{note}</MarginNote>
    </Chapter>
  );
}

const START = { formId: 'start-from-index', source: 'Subject Index - Subject Button' };

/** The subjects by field, like a book's index. Each opens the popup with its name in the subject field. */
export function SubjectIndex({ edition }: { edition: Edition }) {
  const { chapter, scope, groups } = edition.words.longForm.subjects;
  return (
    <Chapter name="subjects" title={chapter.title}>
      <p className="chapter-scope">{edition.figures.subjects ? scope.counted : scope.open}</p>
      <SubjectForm edition={edition} {...START} />
      <div className="subject-index">
        {groups.map(({ field, subjects }) => (
          <div key={field}>
            <h4>{field}</h4>
            <ul>
              {subjects.map((subject) => (
                <li key={subject}>
                  <SubjectButton subject={subject} look="pen-line" {...START} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}

/** The guarantees as footnotes with reference marks. */
export function Guarantees({ edition }: { edition: Edition }) {
  const { chapter, items } = edition.words.longForm.guarantees;
  return (
    <Chapter name="guarantees" title={chapter.title}>
      <ul className="guarantees">
        {items.map(({ name, terms }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{terms}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** The steps of an order. */
export function Process({ edition }: { edition: Edition }) {
  const { chapter, steps } = edition.words.longForm.process;
  return (
    <Chapter name="process" title={chapter.title}>
      <ol className="four-steps stack">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
