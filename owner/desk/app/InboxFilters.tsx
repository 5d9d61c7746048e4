import { type Ref, useEffect, useState } from 'react';
import { fieldOf } from '../../../lead/form.ts';
import type { InboxOrder } from '../../queries/lead.ts';
import { addressWith, filtersIn, go, queryFor } from './address.ts';
import { dayInWords, timeOf } from './words.ts';

/** The pause in typing that starts a search. */
const PAUSE_MS = 120;
/** Other filters are set by links from numbers. Each is shown with a link that removes it. */
const WITH_CONTROLS = ['status', 'urgency', 'search'];

/** The inbox's filters and sort order. */
export function InboxFilters({
  address,
  order,
  states,
  counts,
  search,
  leave,
}: {
  address: URLSearchParams;
  order: InboxOrder;
  states: readonly string[];
  counts: Readonly<Record<string, number>>;
  search: Ref<HTMLInputElement>;
  leave: () => void;
}) {
  const status = address.get('status');
  const total = Object.entries(counts)
    .filter(([name]) => name !== 'spam')
    .reduce((sum, [, leads]) => sum + leads, 0);
  const state = (name: string | null, leads = 0) => (
    <a
      key={name}
      href={addressWith({ status: name, lead: null })}
      aria-current={status === name ? 'true' : undefined}
    >
      {name ?? 'all but spam'} <small>{leads.toLocaleString('en')}</small>
    </a>
  );
  return (
    <div className="filters">
      <Search field={search} words={address.get('search') ?? ''} leave={leave} />
      <nav className="states" aria-label="Statuses">
        {state(null, total)}
        {states.map((name) => state(name, counts[name]))}
      </nav>
      <div className="choices">
        <label>
          Order{' '}
          <select value={order} onChange={({ target }) => go(addressWith({ order: target.value }))}>
            <option value="newest">newest first</option>
            <option value="due">due first</option>
          </select>
        </label>
        <label>
          Urgency{' '}
          <select
            value={address.get('urgency') ?? ''}
            onChange={({ target }) => go(addressWith({ urgency: target.value, lead: null }))}
          >
            <option value="">any</option>
            {Object.entries(fieldOf('urgency')?.options ?? {}).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <a className="export" href={`api/export?${queryFor(address)}`} download>
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
function Search({ field, words, leave }: { field: Ref<HTMLInputElement>; words: string; leave: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => {
      go(addressWith({ search: typed, lead: null }), true);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
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
