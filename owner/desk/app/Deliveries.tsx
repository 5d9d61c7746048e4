import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../queries/figures.ts';
import { desk } from './ask.ts';
import { useRetry } from './changes.ts';
import { POLL_MS } from './queries.ts';
import { timeOf } from './words.ts';

/** Waiting and failed deliveries, with the reason. */
export function Deliveries() {
  const found = useQuery({ queryKey: ['deliveries'], queryFn: desk.deliveries, refetchInterval: POLL_MS });
  const retry = useRetry();
  const { open = 0, failed = 0, rows = [] } = found.data ?? {};
  return (
    <main className="page">
      <h1>Deliveries</h1>
      {found.isSuccess && open === 0 && <p>No waiting or failed deliveries.</p>}
      {failed > 0 && (
        <p>
          {countOf(failed, 'delivery', 'deliveries')} failed.{' '}
          <button type="button" onClick={() => retry(null)}>
            Resend all failed
          </button>
        </p>
      )}
      {open > rows.length && (
        <p>
          Showing the first {rows.length} of {countOf(open, 'delivery', 'deliveries')}.
        </p>
      )}
      {rows.length > 0 && (
        <table className="deliveries stacked" aria-label="Open deliveries">
          <thead>
            <tr>
              <th scope="col">Lead</th>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col">Reason</th>
              <th scope="col" className="number">
                Attempts
              </th>
              <th scope="col">Next</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.lead_id} ${row.channel}`} data-failed={row.state === 'failed' || undefined}>
                <th scope="row">
                  <a href={`?lead=${row.lead_id}`}>{row.name}</a>
                </th>
                <td data-column="To">{row.channel}</td>
                <td data-column="State" className="state">
                  {row.state}
                </td>
                <td className="why">{row.last_error}</td>
                <td className="number" data-column="Attempts">
                  {row.attempts}
                </td>
                <td className="when" data-column="Next">
                  {row.state === 'waiting' && timeOf(row.next_at)}
                </td>
                <td className="again">
                  <button
                    type="button"
                    onClick={() => retry(row.lead_id)}
                    aria-label={`Resend: ${row.name}, to ${row.channel}`}
                  >
                    Resend
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}
