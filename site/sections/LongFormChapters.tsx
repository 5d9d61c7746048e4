import type { ReactNode } from 'react';
import type { Chapter as ChapterContent, LongFormContent } from '../content/long-form.ts';
import { MarginNote } from '../ui/MarginNote.tsx';
import './LongFormChapters.css';

export type ChapterProps = { chapter: ChapterContent; children: ReactNode };

/** A part of the long form: its heading in the margin, its matter beside it. */
export function Chapter({ chapter, children }: ChapterProps) {
  return (
    <div className="chapter">
      <h3 id={chapter.id}>{chapter.title}</h3>
      <div>{children}</div>
    </div>
  );
}

/** How people and tools share the work, set in columns like a printed page. */
export function Method({ content }: { content: LongFormContent['method'] }) {
  return (
    <Chapter chapter={content.chapter}>
      <div className="long-form-prose">
        {content.essays.map(({ heading, text }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <MarginNote>{content.note}</MarginNote>
    </Chapter>
  );
}

/** The subjects by field, as in the index at the back of a book. */
export function SubjectIndex({ content }: { content: LongFormContent['subjects'] }) {
  return (
    <Chapter chapter={content.chapter}>
      <p className="chapter-scope">{content.scope}</p>
      <div className="subject-index">
        {content.groups.map(({ field, subjects }) => (
          <div key={field}>
            <h4>{field}</h4>
            <ul>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}

/** The guarantees as footnotes, each behind its reference mark. */
export function Guarantees({ content }: { content: LongFormContent['guarantees'] }) {
  return (
    <Chapter chapter={content.chapter}>
      <ul className="guarantees">
        {content.items.map(({ name, terms }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{terms}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** The way of an order, in steps. */
export function Process({ content }: { content: LongFormContent['process'] }) {
  return (
    <Chapter chapter={content.chapter}>
      <ol className="four-steps">
        {content.steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
