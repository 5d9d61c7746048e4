import { fieldOf } from '../../lead/form.ts';
import { type Edition, labelledFigures } from '../content/edition.ts';
import type { Words } from '../content/language.ts';
import { PortalLink } from '../ui/Button.tsx';
import { Drawn } from '../ui/Drawn.tsx';
import { Footnotes, NoteSign } from '../ui/Footnotes.tsx';
import { MarginNote } from '../ui/Pen.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { Comparison } from './Comparison.tsx';
import './QuickMethod.css';
import { SubjectTabs } from './SubjectTabs.tsx';
import './QuickAnswers.css';

/** A study sheet: five answers, the comparison beside them, then the method and the subjects. */
export function QuickAnswers({ edition }: { edition: Edition }) {
  const { quickAnswers, page } = edition.words;
  const { letters, questions, comparison, method, subjects, badges, quote } = quickAnswers;
  const figures = labelledFigures(badges.labels, edition.figures);
  return (
    <section id="quick-answers" className="section quick-answers" aria-labelledby="quick-answers-title">
      <SectionHead id="quick-answers-title" title={quickAnswers.title} intro={quickAnswers.intro} />
      <div className="quick-answers-sheet stack">
        {questions.length > 0 && (
          <dl className="quick-questions">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt data-letter={letters.question}>{question}</dt>
                <dd data-letter={letters.answer}>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {comparison.rows.length > 0 && (
          <div className="comparison-sheet sheet">
            <Comparison edition={edition} />
            <MarginNote>{quickAnswers.note}</MarginNote>
          </div>
        )}
      </div>
      {method.parts.length > 0 && <Method words={method} />}
      {subjects.names.length > 0 && fieldOf('subject') && <SubjectTabs edition={edition} />}
      {figures.length > 0 && <TrustBadges title={badges.title} figures={figures} edition={edition} />}
      <div className="quick-quote row">
        <p>{quote.lead}</p>
        <PortalLink
          label={quote.label}
          source="Quick Answers - Get Free Quote Now Button"
          newTab={page.newTab}
        />
      </div>
    </section>
  );
}

/** Who does each part of the work, on a line from hand to hand. */
function Method({ words }: { words: Words['quickAnswers']['method'] }) {
  return (
    <div className="quick-method">
      <h3>{words.title}</h3>
      <ol>
        {words.parts.map(({ by, title, text }) => (
          <li key={title} data-by={by}>
            <p className="quick-method-by soft">{words.doers[by]}</p>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type TrustBadgesProps = { title: string; figures: ReturnType<typeof labelledFigures>; edition: Edition };

/** The trust badges as a row of a ledger. */
function TrustBadges({ title, figures, edition }: TrustBadgesProps) {
  const { rows, columns } = edition.words.quickAnswers.comparison;
  const compared = rows.length > 0 ? [{ name: 'comparison' as const, value: columns.advantage }] : [];
  return (
    <div className="quick-badges">
      <h3>{title}</h3>
      <dl className="figures">
        {figures.map(({ name, value, label }) => (
          <div key={label}>
            <dt>
              {label}
              <NoteSign claim={{ name, value }} edition={edition} />
            </dt>
            <dd>
              <Drawn text={value} sign="+" />
            </dd>
          </div>
        ))}
      </dl>
      <Footnotes claims={[...compared, ...figures]} edition={edition} />
    </div>
  );
}
