import { Check } from 'lucide-react';
import type { Edition } from '../content/edition.ts';
import { site } from '../settings/site.ts';
import { Drawn } from '../ui/Drawn.tsx';
import { NoteSign } from '../ui/Footnotes.tsx';
import { PenMark } from '../ui/Pen.tsx';
import './Ledger.css';
import './Comparison.css';

/** The comparison as a marked sheet: our figures circled, the rest ticked, theirs struck out. */
export function Comparison({ edition }: { edition: Edition }) {
  const { caption, columns, rows } = edition.words.quickAnswers.comparison;
  return (
    <table className="ledger comparison">
      <caption>
        {caption.opening} <mark>{caption.highlighted}</mark>
        <NoteSign claim={{ name: 'comparison', value: columns.advantage }} edition={edition} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.feature}</th>
          <th scope="col">{site.brand}</th>
          <th scope="col">{columns.traditional}</th>
          <th scope="col">{columns.advantage}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, ourService, traditional, advantage, circled }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td data-column={site.brand} className="comparison-ours">
              <Ours value={ourService} circled={circled} />
            </td>
            <td data-column={columns.traditional} className="comparison-theirs soft">
              <span>{traditional}</span>
            </td>
            <td className="comparison-advantage">
              <Drawn text={advantage} sign="%" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ours({ value, circled = false }: { value: string; circled: boolean | undefined }) {
  if (circled) {
    return (
      <span className="penned">
        {value}
        <PenMark shape="circle" />
      </span>
    );
  }
  return (
    <span className="comparison-ticked">
      <Check aria-hidden="true" />
      {value}
    </span>
  );
}
