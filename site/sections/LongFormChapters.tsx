import type { ReactNode } from 'react';
import type { Edition } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { PLANS, WORK } from '../content/price-list.ts';
import { namesOf } from '../content/prices.ts';
import { MarginNote } from '../ui/Pen.tsx';
import { SubjectButton, SubjectForm } from '../ui/SubjectButtons.tsx';
import './LongFormChapters.css';

type LongFormWords = Words['longForm'];

/** The chapters in order, each with its address on the page. */
export const CHAPTERS = {
  method: 'working-method',
  prices: 'starting-prices',
  plans: 'plans',
  subjects: 'subject-index',
  guarantees: 'guarantees',
  process: 'four-steps',
} as const;

/** The lists that a chapter is left out without. */
const LISTS: { [Name in keyof typeof CHAPTERS]?: object } = { prices: WORK, plans: PLANS };
/** The chapters of this site, in order. */
export const SHOWN_CHAPTERS = namesOf(CHAPTERS).filter(
  (name) => Object.keys(LISTS[name] ?? CHAPTERS).length > 0,
);

export type ChapterProps = { name: keyof typeof CHAPTERS; title: string; children: ReactNode };

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
export function Method({ words }: { words: LongFormWords['method'] }) {
  return (
    <Chapter name="method" title={words.chapter.title}>
      <div className="long-form-prose">
        {words.essays.map(({ heading, text }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <MarginNote>{words.note}</MarginNote>
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
export function Guarantees({ words }: { words: LongFormWords['guarantees'] }) {
  return (
    <Chapter name="guarantees" title={words.chapter.title}>
      <ul className="guarantees">
        {words.items.map(({ name, terms }) => (
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
export function Process({ words }: { words: LongFormWords['process'] }) {
  return (
    <Chapter name="process" title={words.chapter.title}>
      <ol className="four-steps stack">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
