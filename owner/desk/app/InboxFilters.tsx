import { type Ref, useEffect, useState } from 'react';
import { fieldOf } from '../../../lead/form.ts';
import type { LeadCounts } from '../../queries/lead.ts';
import { addressWith, type Changes, filtersIn, go, type inboxOf } from './address.ts';
import { useAbout } from './queries.ts';
import { dayInWords, timeOf } from './words.ts';

/** The pause in typing that starts a search. */
const PAUSE_MS = 120;
/** Other filters are set by links from numbers. Each is shown with a link that removes it. */
const WITH_CONTROLS = ['list', 'status', 'urgency', 'search', 'assignee'];
const LIST_NAMES = { todo: 'to do', later: 'later', all: 'all but spam' } as const;

/** The inbox's filters and sort order. */
export function InboxFilters({
  address,
  inbox,
  states,
  counts,
  search,
  leave,
}: {
  address: URLSearchParams;
  inbox: ReturnType<typeof inboxOf>;
  states: readonly string[];
  counts: LeadCounts | undefined;
  search: Ref<HTMLInputElement>;
  leave: () => void;
}) {
  const { list, status } = inbox;
  const { person, people } = useAbout();
  const tab = (name: string, leads = 0, isCurrent: boolean, chosen: Changes) => (
    <a
      key={name}
      href={addressWith({ list: null, status: null, order: null, lead: null, ...chosen })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {name} <small>{leads.toLocaleString('en')}</small>
    </a>
  );
  return (
    <div className="filters">
      {/* Also finds leads that are done. */}
      <Search
        field={search}
        words={address.get('search') ?? ''}
        leave={leave}
        list={address.get('list') === 'todo' ? null : address.get('list')}
      />
      <nav className="states" aria-label="Statuses">
        {Object.entries(LIST_NAMES).map(([name, label]) =>
          tab(label, counts?.list[name as keyof typeof LIST_NAMES], list === name, { list: name }),
        )}
        {states
          .filter((name) => name !== 'new')
          .map((name) => tab(name, counts?.status[name], status === name, { status: name }))}
      </nav>
      <div className="choices">
        {inbox.isOpen && (
          <label>
            Order{' '}
            <select value={inbox.order} onChange={({ target }) => go(addressWith({ order: target.value }))}>
              <option value="due">due first</option>
              <option value="newest">newest first</option>
            </select>
          </label>
        )}
        <label>
          Urgency{' '}
          <select
            value={address.get('urgency') ?? ''}
            onChange={({ target }) => go(addressWith({ urgency: target.value, list, lead: null }))}
          >
            <option value="">any</option>
            {Object.entries(fieldOf('urgency')?.options ?? {}).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {person && (
          <label>
            Assigned to{' '}
            <select
              value={address.get('assignee') ?? ''}
              onChange={({ target }) => go(addressWith({ assignee: target.value, list, lead: null }))}
            >
              <option value="">anyone</option>
              {people.map((name) => (
                <option key={name} value={name}>
                  {name === person ? 'me' : name}
                </option>
              ))}
            </select>
          </label>
        )}
        <a className="export" href={`api/export?${inbox.filters}`} download>
          Export these leads
        </a>
      </div>
      {filtersIn(address).map(
        ([name, value]) =>
          !WITH_CONTROLS.includes(name) && (
            <a key={name} className="filter" href={addressWith({ [name]: null })}>
              {name} {filterInWords(name, value)} <span aria-hidden="true">×</span>
              <span className="unseen">, remove this filter</span>
            </a>
          ),
      )}
    </div>
  );
}

/** A readable filter value. */
function filterInWords(name: string, value: string): string {
  if (name === 'since' || name === 'until') return timeOf(value);
  if (name === 'day') return dayInWords(value);
  return value.replaceAll(',', ', ').replaceAll('_', ' ');
}

/** The search field. A pause in typing updates the address. Enter and Escape move to the leads. */
function Search({
  field,
  words,
  leave,
  list,
}: {
  field: Ref<HTMLInputElement>;
  words: string;
  leave: () => void;
  list: string | null;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => {
      go(addressWith({ list, search: typed, lead: null }), true);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, list]);
  return (
    <input
      ref={field}
      type="search"
      aria-label="Search by name, email, phone or text"
      placeholder="Name, email, phone, text ( / )"
      value={typed ?? words}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => (key === 'Escape' || key === 'Enter') && leave()}
    />
  );
}
