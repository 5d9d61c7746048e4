import { useQuery } from '@tanstack/react-query';
import { desk } from './ask.ts';
import { useRetry } from './use-retry.ts';
import { counted, timeOf } from './words.ts';

const LOOK_MS = 5_000;

/** What waits and what failed, with the reason. */
export function Deliveries() {
  const found = useQuery({ queryKey: ['deliveries'], queryFn: desk.deliveries, refetchInterval: LOOK_MS });
  const retry = useRetry();
  const rows = found.data ?? [];
  const failed = rows.filter(({ state }) => state === 'failed');
  return (
    <main className="page">
      <h1>Deliveries</h1>
      {found.isSuccess && rows.length === 0 && <p>Nothing waits, and nothing failed.</p>}
      {failed.length > 0 && (
        <p>
          {counted(failed.length, 'lead')} could not be delivered.{' '}
          <button type="button" onClick={() => retry(null)}>
            Send all that failed anew
          </button>
        </p>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
        <section className="wide" tabIndex={0} aria-label="Deliveries that are not done">
          <table>
            <thead>
              <tr>
                <th scope="col">Lead</th>
                <td />
                <th scope="col">To</th>
                <th scope="col">State</th>
                <th scope="col">Why</th>
                <th scope="col" className="number">
                  Tries
                </th>
                <th scope="col">Next</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.lead_id} ${row.channel}`} data-failed={row.state === 'failed' || undefined}>
                  <th scope="row">
                    <a href={`?lead=${row.lead_id}`}>{row.name}</a>
                  </th>
                  <td>
                    <button
                      type="button"
                      onClick={() => retry(row.lead_id)}
                      aria-label={`Send anew: ${row.name}, to ${row.channel}`}
                    >
                      Send anew
                    </button>
                  </td>
                  <td>{row.channel}</td>
                  <td>{row.state}</td>
                  <td>{row.last_error ?? ''}</td>
                  <td className="number">{row.attempts}</td>
                  <td className="when">{row.state === 'waiting' ? timeOf(row.next_at) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
