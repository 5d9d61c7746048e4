import { SOURCE_PARAMETER, SUBJECT_PARAMETER } from '../../lead/form-page.ts';
import type { QuickAnswersContent } from '../content/quick-answers.ts';
import './SubjectTabs.css';

/** Without a script it leads to the form's page, with the subject of the button that was pressed. */
const FORM_ID = 'start-with-subject';

export type SubjectTabsProps = { content: QuickAnswersContent['subjects'] };

/** The subjects as the tabs of a card index. Each opens the popup with its name in the subject's field. */
export function SubjectTabs({ content }: SubjectTabsProps) {
  const { title, hint, action, source, more, names } = content;
  return (
    <div className="quick-subjects">
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
        <a href={more.href}>{more.label}</a>
      </div>
      <form id={FORM_ID} action={action} hidden>
        <input type="hidden" name={SOURCE_PARAMETER} value={source} />
      </form>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="submit"
              form={FORM_ID}
              name={SUBJECT_PARAMETER}
              value={name}
              className="subject-tab"
              data-lead-source={source}
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
