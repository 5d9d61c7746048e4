import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countOf } from '../../queries/figures.ts';
import type { LeadCounts } from '../../queries/lead.ts';
import { addressWith, filtersIn, go, inboxOf, useAddress } from './address.ts';
import { useChangeWork, useRemind, useSetStatus, useWorkKeys } from './changes.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList, rowOf } from './InboxList.tsx';
import { Lead } from './Lead.tsx';
import { useAbout, useInboxLeads } from './queries.ts';
import { useKeys } from './use-keys.ts';
import { morningIn } from './words.ts';

const CLOCK_MS = 30_000;

type Props = { states: readonly string[]; counts: LeadCounts | undefined };

/** The leads of a view, with the open lead beside them. */
export function Inbox({ states, counts }: Props) {
  const address = useAddress();
  const inbox = inboxOf(address);
  const open = address.get('lead');
  const now = useClock();
  const scroller = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { leads, isFound, loadMore } = useInboxLeads(inbox.filters, inbox.order);
  const place = leads.findIndex(({ id }) => id === open);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = leads.filter(({ id }) => picked.has(id)).map(({ id }) => id);
  const pick = (id: string) => setPicked(picked.symmetricDifference(new Set([id])));

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
    if (key === 'x' && open) pick(open);
    if (key === 'Escape') {
      if (selected.length > 0) setPicked(new Set());
      else if (open) close();
    }
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
          inbox={inbox}
          states={states}
          counts={counts}
          search={search}
          leave={() => scroller.current?.focus()}
        />
        {isFound && leads.length === 0 ? (
          <Nothing
            isFiltered={filtersIn(address).length > 0}
            hasLeads={Object.keys(counts?.status ?? {}).length > 1 || (counts?.status.spam ?? 0) > 0}
          />
        ) : (
          <InboxList
            scroller={scroller}
            leads={leads}
            place={place}
            now={now}
            loadMore={loadMore}
            picked={picked}
            pick={pick}
          />
        )}
        {selected.length > 0 && (
          <Selection
            ids={selected}
            states={states}
            pickAll={() => setPicked(new Set(leads.map(({ id }) => id)))}
            clear={() => setPicked(new Set())}
          />
        )}
      </div>
      {open ? (
        <Lead key={open} id={open} states={states} now={now} close={close} hasKeys={selected.length === 0} />
      ) : (
        <p className="aside" hidden={leads.length === 0}>
          Choose a lead, or press <kbd>j</kbd>. Press <kbd>?</kbd> for all shortcuts.
        </p>
      )}
    </main>
  );
}

type SelectionProps = { ids: string[]; states: readonly string[]; pickAll: () => void; clear: () => void };

/** The actions on all selected leads. */
function Selection({ ids, states, pickAll, clear }: SelectionProps) {
  const setStatus = useSetStatus();
  const remind = useRemind();
  const change = useChangeWork();
  const { person } = useAbout();
  useWorkKeys(ids, states, clear);
  const act = (action: () => void) => () => {
    action();
    clear();
  };
  return (
    <section className="selection" aria-label="Selected leads">
      <p>
        <b>{countOf(ids.length, 'lead')}</b>{' '}
        <button type="button" className="plain" onClick={pickAll}>
          Select all shown
        </button>{' '}
        <button type="button" className="plain" onClick={clear}>
          Clear selection
        </button>
      </p>
      {states.map((state) => (
        <button key={state} type="button" onClick={act(() => setStatus(ids, state))}>
          {state}
        </button>
      ))}
      <button type="button" onClick={act(() => remind(ids, morningIn(1)))}>
        Remind tomorrow
      </button>
      {person && (
        <button
          type="button"
          onClick={act(() =>
            change(
              ids.map((id) => ({ id, assignee: person })),
              `${countOf(ids.length, 'lead')} assigned to you.`,
            ),
          )}
        >
          Assign to me
        </button>
      )}
    </section>
  );
}

function Nothing({ isFiltered, hasLeads }: { isFiltered: boolean; hasLeads: boolean }) {
  if (hasLeads && !isFiltered)
    return (
      <div className="nothing">
        <h2>Nothing to do</h2>
        <p>
          <a href="?list=all">Show all leads</a>
        </p>
      </div>
    );
  return (
    <div className="nothing">
      <h2>{isFiltered ? 'No matching leads' : 'No leads yet'}</h2>
      <p>
        {isFiltered ? (
          <a href="?list=all">Show all leads</a>
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
