import type { Edition } from '../content/edition.ts';
import { namesOf, WORK } from '../content/price-list.ts';
import './Ledger.css';

export type StartingPriceTableProps = { edition: Edition; titleId: string };

/** Only the table, labelled by the heading with this id. */
export function StartingPriceTable({ edition: { words, prices }, titleId }: StartingPriceTableProps) {
  const { columns, rows } = words.longForm.prices;
  return (
    <table className="ledger starting-prices" aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{columns.work}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.time}</th>
        </tr>
      </thead>
      <tbody>
        {namesOf(WORK).map((name) => (
          <tr key={name}>
            <th scope="row">
              {rows[name].work}
              {rows[name].notes && <span className="price-notes">{rows[name].notes}</span>}
            </th>
            <td className="price">{prices[name].price}</td>
            <td>{prices[name].time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
