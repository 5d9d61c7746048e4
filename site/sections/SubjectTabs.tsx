import type { QuickAnswersContent } from '../content/quick-answers.ts';
import './SubjectTabs.css';

export type SubjectTabsProps = { content: QuickAnswersContent['subjects'] };

/** The subjects as the tabs of a card index. Each opens the popup with its name in the subject's field. */
export function SubjectTabs({ content }: SubjectTabsProps) {
  const { title, hint, source, more, names } = content;
  return (
    <div className="quick-subjects">
      <div>
        <h3>{title}</h3>
        <p>{hint}</p>
        <a href={more.href}>{more.label}</a>
      </div>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="subject-tab" data-lead-source={source} data-lead-subject={name}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
