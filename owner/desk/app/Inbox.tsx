import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InboxOrder } from '../../queries/lead.ts';
import { addressWith, filtersIn, go, queryFor, useAddress } from './address.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList, rowOf } from './InboxList.tsx';
import { Lead } from './Lead.tsx';
import { useInboxLeads } from './use-inbox-leads.ts';
import { useKeys } from './use-keys.ts';

const CLOCK_MS = 30_000;

type Props = { states: readonly string[]; counts: Readonly<Record<string, number>> };

/** The leads of a view, with the open lead beside them. */
export function Inbox({ states, counts }: Props) {
  const address = useAddress();
  const order: InboxOrder = address.get('order') === 'due' ? 'due' : 'newest';
  const open = address.get('lead');
  const now = useClock();
  const scroller = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { leads, isFound, loadMore } = useInboxLeads(queryFor(address), order);
  const place = leads.findIndex(({ id }) => id === open);

  // When a new status removes a lead from the view, the next one takes its place.
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place !== -1) lastPlace.current = place;
    else if (open && document.activeElement === document.body) scroller.current?.focus();
  }, [place, open]);

  const move = (by: 1 | -1) => {
    const from = place === -1 && open ? lastPlace.current - Number(by === 1) : place;
    const lead = leads[Math.min(Math.max(from + by, 0), leads.length - 1)];
    if (!lead) return;
    go(addressWith({ lead: lead.id }), true);
    rowOf(lead.id)?.focus();
    if (lead === leads.at(-1)) loadMore();
  };
  // On a narrow screen, an open lead covers the list: its row can be focused once it is closed.
  const close = (back: string | null = open) => {
    flushSync(() => go(addressWith({ lead: null })));
    (rowOf(back) ?? scroller.current)?.focus();
  };
  useKeys((event) => {
    const { key } = event;
    if (key === 'j') move(1);
    if (key === 'k') move(-1);
    if (key === 'Escape' && open) close();
    if (key !== '/') return;
    event.preventDefault();
    if (!search.current?.checkVisibility()) close(null);
    search.current?.focus();
  });
  return (
    <main className="inbox" data-open={open !== null || undefined}>
      <div className="list">
        {open === null && <h1 className="unseen">Inbox</h1>}
        <InboxFilters
          address={address}
          order={order}
          states={states}
          counts={counts}
          search={search}
          leave={() => scroller.current?.focus()}
        />
        {isFound && leads.length === 0 ? (
          <Nothing isFiltered={filtersIn(address).length > 0} />
        ) : (
          <InboxList scroller={scroller} leads={leads} place={place} now={now} loadMore={loadMore} />
        )}
      </div>
      {open ? (
        <Lead key={open} id={open} states={states} now={now} close={close} />
      ) : (
        <p className="aside" hidden={leads.length === 0}>
          Choose a lead, or press <kbd>j</kbd>. Press <kbd>?</kbd> for all shortcuts.
        </p>
      )}
    </main>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="nothing">
      <h2>{isFiltered ? 'No matching leads' : 'No leads yet'}</h2>
      <p>
        {isFiltered ? (
          <a href="?">Show all leads</a>
        ) : (
          <>
            New leads appear here automatically. To check email and webhook, run{' '}
            <code>npm run leads -- send-test</code>.
          </>
        )}
      </p>
    </div>
  );
}

/** The current time, updated often enough for a countdown in minutes. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
