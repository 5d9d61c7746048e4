import { SOURCE_PARAMETER, SUBJECT_PARAMETER } from '../../lead/form-page.ts';
import type { Edition } from '../content/edition.ts';
import { pathOf } from '../settings/paths.ts';
import './SubjectTabs.css';

/** Without JavaScript it leads to the form's page, with the pressed button's subject. */
const FORM_ID = 'start-with-subject';
const SOURCE = 'Quick Answers - Subject Button';

/** The subjects as card-index tabs. Each opens the popup with its name in the subject field. */
export function SubjectTabs({ edition }: { edition: Edition }) {
  const { code, words, format } = edition;
  const { title, hint, more, names } = words.quickAnswers.subjects;
  return (
    <div className="quick-subjects">
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
        <a href="#subject-index">{more}</a>
      </div>
      <form id={FORM_ID} action={pathOf('form', code)} hidden>
        <input type="hidden" name={SOURCE_PARAMETER} value={SOURCE} />
      </form>
      <ul>
        {names.toSorted(format.compare).map((name) => (
          <li key={name}>
            <button
              type="submit"
              form={FORM_ID}
              name={SUBJECT_PARAMETER}
              value={name}
              className="subject-tab"
              data-lead-source={SOURCE}
              data-lead-subject={name}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
