import type { QuickAnswersContent } from '../content/quick-answers.ts';
import './TrustBadges.css';

export type TrustBadgesProps = { content: QuickAnswersContent['badges'] };

/** What stands on record, as a row of a ledger. */
export function TrustBadges({ content }: TrustBadgesProps) {
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
