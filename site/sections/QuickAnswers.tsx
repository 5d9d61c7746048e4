import type { QuickAnswersContent } from '../content/quick-answers.ts';
import { MarginNote } from '../ui/MarginNote.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Comparison } from './Comparison.tsx';
import { QuickMethod } from './QuickMethod.tsx';
import { SubjectTabs } from './SubjectTabs.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import './QuickAnswers.css';

export type QuickAnswersProps = { content: QuickAnswersContent; portal: Portal };

/** A study sheet: five answers in the margin, the comparison beside them, then who does what, for which subjects. */
export function QuickAnswers({ content, portal }: QuickAnswersProps) {
  const { letters, questions, comparison, method, subjects, badges, quote } = content;
  return (
    <section id="quick-answers" className="section quick-answers" aria-labelledby="quick-answers-title">
      <SectionHead id="quick-answers-title" title={content.title} intro={content.intro} />
      <div className="quick-answers-sheet">
        <dl className="quick-questions">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt data-letter={letters.question}>{question}</dt>
              <dd data-letter={letters.answer}>{answer}</dd>
            </div>
          ))}
        </dl>
        <div className="comparison-sheet">
          <Comparison content={comparison} />
          <MarginNote>{content.note}</MarginNote>
        </div>
      </div>
      <QuickMethod content={method} />
      <SubjectTabs content={subjects} />
      {badges.figures.length > 0 && <TrustBadges content={badges} />}
      <div className="quick-quote">
        <p>{quote.lead}</p>
        <PortalLink label={quote.label} portal={portal} />
      </div>
    </section>
  );
}
