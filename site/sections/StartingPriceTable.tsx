import type { LongFormContent } from '../content/long-form.ts';
import './Ledger.css';
import './StartingPriceTable.css';

type StartingPriceTableProps = { content: LongFormContent['prices']; titleId: string };

/** The table alone, under the heading that has this id. */
export function StartingPriceTable({ content: { columns, rows }, titleId }: StartingPriceTableProps) {
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
        {rows.map(({ work, price, time, notes }) => (
          <tr key={work}>
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
