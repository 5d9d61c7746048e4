import type { Edition } from '../content/edition.ts';
import { SubjectButton, SubjectForm } from '../ui/SubjectButtons.tsx';
import { CHAPTERS } from './LongFormChapters.tsx';
import './SubjectTabs.css';

const START = { formId: 'start-with-subject', source: 'Quick Answers - Subject Button' };

/** The subjects as card-index tabs. Each opens the popup with its name in the subject field. */
export function SubjectTabs({ edition }: { edition: Edition }) {
  const { title, hint, more, names } = edition.words.quickAnswers.subjects;
  return (
    <div className="quick-subjects">
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
        {edition.chapters.includes('subjects') && <a href={`#${CHAPTERS.subjects}`}>{more}</a>}
      </div>
      <SubjectForm edition={edition} {...START} />
      <ul className="wrap">
        {names.toSorted(edition.format.compare).map((name) => (
          <li key={name}>
            <SubjectButton subject={name} look="subject-tab outlined" {...START} />
          </li>
        ))}
      </ul>
    </div>
  );
}
