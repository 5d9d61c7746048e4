import type { QuickAnswersContent } from '../content/quick-answers.ts';
import './SubjectTabs.css';

export type SubjectTabsProps = { content: QuickAnswersContent['subjects'] };

/** The subjects as the tabs of a card index. */
export function SubjectTabs({ content }: SubjectTabsProps) {
  return (
    <div className="quick-subjects">
      <div>
        <h3>{content.title}</h3>
        <a href={content.more.href}>{content.more.label}</a>
      </div>
      <ul>
        {content.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
