import { useRef } from 'react';
import type { WholeLead } from '../../queries/lead.ts';
import { useChangeWork, useRemind, useSetStatus } from './changes.ts';
import { useAbout } from './queries.ts';
import { morningIn, timeOf } from './words.ts';

type Props = Pick<WholeLead, 'lead' | 'work'> & { states: readonly string[]; now: Date };

/** A lead's status, value and reminder. */
export function Work({ lead, work, states, now }: Props) {
  const setStatus = useSetStatus();
  if (lead.status === 'spam')
    return (
      <button type="button" onClick={() => setStatus([lead.id], 'new')}>
        Restore and deliver
      </button>
    );
  return (
    <section className="work">
      <fieldset>
        <legend>Status</legend>
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === lead.status}
            onClick={() => setStatus([lead.id], state)}
          >
            {state}
          </button>
        ))}
      </fieldset>
      {lead.status === 'won' && <Value key={work.value} id={lead.id} value={work.value} />}
      <Reminder id={lead.id} at={work.remind_at} now={now} />
      <Assignee id={lead.id} assignee={work.assignee} />
    </section>
  );
}

function Value({ id, value }: { id: string; value: number | null }) {
  const field = useRef<HTMLInputElement>(null);
  const change = useChangeWork();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const worth = field.current?.value ? field.current.valueAsNumber : null;
        change(
          [{ id, value: worth }],
          worth === null ? 'Value cleared.' : `Value: ${worth.toLocaleString('en')}.`,
        );
      }}
    >
      <label>
        Value <input ref={field} type="number" min="0" step="0.01" defaultValue={value ?? ''} />
      </label>
      <button type="submit">Save value</button>
    </form>
  );
}

function Assignee({ id, assignee }: { id: string; assignee: string | null }) {
  const { person, people } = useAbout();
  const change = useChangeWork();
  if (!person) return null;
  return (
    <label>
      Assigned to{' '}
      <select
        value={assignee ?? ''}
        onChange={({ target: { value } }) =>
          change([{ id, assignee: value || null }], value ? `Assigned to ${value}.` : 'Assigned to no one.')
        }
      >
        <option value="">no one</option>
        {[...new Set([...people, ...(assignee ? [assignee] : [])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

function Reminder({ id, at, now }: { id: string; at: string | null; now: Date }) {
  const remind = useRemind();
  const field = useRef<HTMLInputElement>(null);
  if (at !== null)
    return (
      <p className="reminder" data-late={new Date(at) <= now || undefined}>
        Reminder: <span className="due">{timeOf(at)}</span>{' '}
        <button type="button" onClick={() => remind([id], null)}>
          Clear reminder
        </button>
      </p>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current?.value) remind([id], new Date(field.current.value));
      }}
    >
      <button type="button" onClick={() => remind([id], morningIn(1))}>
        Remind me tomorrow 09:00
      </button>
      <details>
        <summary>Another time</summary>
        <input ref={field} type="datetime-local" aria-label="Time of the reminder" required />
        <button type="submit">Set reminder</button>
      </details>
    </form>
  );
}
