import type { Edition } from '../content/edition.ts';
import './Ledger.css';

export type StartingPriceTableProps = { edition: Edition; titleId: string };

/** Only the table, labelled by the heading with this id. */
export function StartingPriceTable({ edition: { words, prices }, titleId }: StartingPriceTableProps) {
  const { columns } = words.longForm.prices;
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
        {prices.map(({ name, work, notes, price, time }) => (
          <tr key={name}>
            <th scope="row">
              {work}
              {notes && <span className="price-notes">{notes}</span>}
            </th>
            <td className="price">{price}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
