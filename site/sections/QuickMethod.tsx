import type { QuickAnswersContent } from '../content/quick-answers.ts';
import './QuickMethod.css';

export type QuickMethodProps = { content: QuickAnswersContent['method'] };

/** Who does which part of the work: a line from hand to hand. */
export function QuickMethod({ content }: QuickMethodProps) {
  return (
    <div className="quick-method">
      <h3>{content.title}</h3>
      <ol>
        {content.parts.map(({ by, title, text }) => (
          <li key={title} data-by={by}>
            <span className="quick-method-by">{content.doers[by]}</span>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
