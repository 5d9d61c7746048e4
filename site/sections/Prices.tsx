import type { Edition } from '../content/edition.ts';
import { site } from '../settings/site.ts';
import { PortalLink } from '../ui/Button.tsx';
import { PenMark } from '../ui/Pen.tsx';
import { CHAPTERS, Chapter } from './LongFormChapters.tsx';
import { StartingPriceTable } from './StartingPriceTable.tsx';
import './Prices.css';

/** The starting price of each type of work. */
export function StartingPrices({ edition }: { edition: Edition }) {
  const { chapter, scope } = edition.words.longForm.prices;
  return (
    <Chapter name="prices" title={chapter.title}>
      <p className="chapter-scope">{scope}</p>
      <StartingPriceTable edition={edition} titleId={CHAPTERS.prices} />
    </Chapter>
  );
}

/** The plans as a marked-up price list. */
export function Plans({ edition: { words, plans } }: { edition: Edition }) {
  const { chapter, scope, columns, popular, action } = words.longForm.plans;
  return (
    <Chapter name="plans" title={chapter.title}>
      <p className="chapter-scope">{scope}</p>
      <table className="ledger plans" aria-labelledby={CHAPTERS.plans}>
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
          {plans.map(({ name, plan, price, time, revisions }) => (
            <tr key={name} data-popular={site.plans[name]?.popular ? '' : undefined}>
              <th scope="row">
                <PlanTitle name={plan} label={site.plans[name]?.popular ? popular : undefined} />
              </th>
              <td className="price">{price}</td>
              <td>{time}</td>
              <td>{revisions}</td>
              <td className="plan-order">
                <PortalLink
                  label={action}
                  source={`Plans - Start Your Order Button (${name})`}
                  newTab={words.page.newTab}
                  look={site.plans[name]?.popular ? undefined : 'quiet'}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chapter>
  );
}

function PlanTitle({ name, label }: { name: string; label: string | undefined }) {
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
