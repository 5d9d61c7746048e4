import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../queries/figures.ts';
import type { AuditEntry } from '../../queries/lead.ts';
import { desk } from './ask.ts';
import { timeOf } from './words.ts';

/** Who opened the desk, and read, exported or erased leads. */
export function Audit() {
  const { data = [] } = useQuery({ queryKey: ['audit'], queryFn: desk.audit });
  return (
    <main className="page">
      <h1>Audit</h1>
      <p className="note">
        The last {data.length.toLocaleString('en')} entries. Reading a lead again within ten minutes is one
        entry.
      </p>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Time</th>
            <th scope="col">Action</th>
            <th scope="col">Lead</th>
          </tr>
        </thead>
        <tbody>
          {data.map((entry) => (
            <tr key={entry.at}>
              <th scope="row">{entry.person}</th>
              <td data-column="Time">{timeOf(entry.at)}</td>
              <td data-column="Action">{entry.action}</td>
              <td data-column="Lead">{leadOf(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function leadOf({ lead_id, leads, name }: AuditEntry) {
  if (leads !== null) return countOf(leads, 'lead');
  if (lead_id === null) return null;
  return name === null ? `${lead_id.slice(0, 8)}, erased` : <a href={`?lead=${lead_id}`}>{name}</a>;
}
