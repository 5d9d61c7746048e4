import type { QuickAnswersContent } from '../content/quick-answers.ts';
import { MarginNote } from '../ui/MarginNote.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Comparison } from './Comparison.tsx';
import './QuickAnswers.css';

export type QuickAnswersProps = { content: QuickAnswersContent; portal: string };

/** A study sheet: five answers in the margin, the comparison beside them, then who does what, for which subjects. */
export function QuickAnswers({ content, portal }: QuickAnswersProps) {
  const { questions, comparison, method, subjects, badges, quote } = content;
  return (
    <section id="quick-answers" className="section quick-answers" aria-labelledby="quick-answers-title">
      <SectionHead number={3} id="quick-answers-title" title={content.title} intro={content.intro} />
      <div className="quick-answers-sheet">
        <dl className="quick-questions">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <div className="comparison-sheet">
          <Comparison content={comparison} />
          <MarginNote>{content.note}</MarginNote>
        </div>
      </div>
      <Method content={method} />
      <Subjects content={subjects} />
      <Badges content={badges} />
      <div className="quick-quote">
        <p>{quote.lead}</p>
        <PortalLink label={quote.label} href={portal} />
      </div>
    </section>
  );
}

function Method({ content }: { content: QuickAnswersContent['method'] }) {
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

function Subjects({ content }: { content: QuickAnswersContent['subjects'] }) {
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

function Badges({ content }: { content: QuickAnswersContent['badges'] }) {
  return (
    <div className="quick-badges">
      <h3>{content.title}</h3>
      <dl>
        {content.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
