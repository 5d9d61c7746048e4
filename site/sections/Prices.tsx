import type { LongFormContent } from '../content/long-form.ts';
import type { Tier } from '../content/words/long-form.ts';
import { PenMark } from '../ui/PenMark.tsx';
import { type Portal, PortalLink } from '../ui/PortalLink.tsx';
import { Chapter } from './LongFormChapters.tsx';
import { StartingPriceTable } from './StartingPriceTable.tsx';
import './Prices.css';

/** What each kind of work costs at the least. */
export function StartingPrices({ content }: { content: LongFormContent['prices'] }) {
  return (
    <Chapter chapter={content.chapter}>
      <p className="chapter-scope">{content.scope}</p>
      <StartingPriceTable content={content} titleId={content.chapter.id} />
    </Chapter>
  );
}

export type PlansProps = { content: LongFormContent['plans']; portal: Portal };

/** The three plans as a price list that someone has marked up. */
export function Plans({ content, portal }: PlansProps) {
  const { chapter, scope, columns, tiers, action } = content;
  return (
    <Chapter chapter={chapter}>
      <p className="chapter-scope">{scope}</p>
      <table className="ledger plans" aria-labelledby={chapter.id}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.revisions}</th>
            <th scope="col">{columns.order}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.name} data-popular={tier.label ? '' : undefined}>
              <th scope="row">
                <PlanName {...tier} />
              </th>
              <td className="price">{tier.price}</td>
              <td>{tier.time}</td>
              <td>{tier.revisions}</td>
              <td className="plan-order">
                <PortalLink label={action} portal={portal} look={tier.label ? undefined : 'quiet'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chapter>
  );
}

function PlanName({ name, label }: Pick<Tier, 'name' | 'label'>) {
  if (!label) return name;
  return (
    <>
      {name}{' '}
      <span className="plan-label penned">
        {label}
        <PenMark shape="circle" />
      </span>
    </>
  );
}
