import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILTER_NAMES, type InboxLead, type InboxOrder } from '../../queries/lead.ts';
import { addressWith, filtersIn, go, useAddress } from './address.ts';
import { useSetStatus } from './changes.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { Lead } from './Lead.tsx';
import { useInboxLeads } from './use-inbox-leads.ts';
import { useKeys } from './use-keys.ts';

const CLOCK_MS = 30_000;

/** The leads of a view, with the open lead beside them. */
export function Inbox({
  states,
  timeZone,
  counts,
}: {
  states: readonly string[];
  timeZone: string;
  counts: Readonly<Record<string, number>>;
}) {
  const address = useAddress();
  const order: InboxOrder = address.get('order') === 'due' ? 'due' : 'newest';
  const open = address.get('lead');
  const now = useClock();
  const scroller = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { leads, place, rows, found } = useInboxLeads(filtersIn(address), order, open, scroller);
  /** The lead whose row gets the focus when it is rendered. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** The lead that a note was requested for, possibly before it loaded. */
  const [noteFor, setNoteFor] = useState<string | null>(null);

  // When a new status removes a lead from the view, the next one takes its place.
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place !== -1) lastPlace.current = place;
    else if (open && document.activeElement === document.body) scroller.current?.focus();
  }, [place, open]);

  const move = (by: 1 | -1) => {
    const from = place === -1 && open ? lastPlace.current - Number(by === 1) : place;
    const next = Math.min(Math.max(from + by, 0), leads.length - 1);
    const lead = leads[next];
    if (!lead) return;
    setWanted(lead.id);
    setNoteFor(null);
    go(addressWith({ lead: lead.id }), true);
    rows.scrollToIndex(next);
  };
  const close = (back: string | null = open) => {
    setWanted(back);
    setNoteFor(null);
    scroller.current?.focus();
    go(addressWith({ lead: null }));
  };
  useInboxKeys({
    open,
    lead: leads[place],
    states,
    isNoteWaiting: open !== null && noteFor === open,
    move,
    close,
    writeNote: () => setNoteFor(open),
    find() {
      // On a narrow screen, an open lead hides the search.
      if (!search.current?.checkVisibility()) flushSync(() => close(null));
      search.current?.focus();
    },
  });
  // On a narrow screen, an open lead covers the list. Runs again when it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const focusRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row?.checkVisibility()) return;
      row.focus({ preventScroll: true });
      setWanted(null);
    },
    [open],
  );
  return (
    <main className="inbox" data-open={open !== null || undefined}>
      <div className="list">
        {open === null && <h1 className="unseen">Inbox</h1>}
        <InboxFilters
          address={address}
          order={order}
          states={states}
          timeZone={timeZone}
          counts={counts}
          search={search}
          leave={() => scroller.current?.focus()}
        />
        {found && leads.length === 0 ? (
          <Nothing isFiltered={FILTER_NAMES.some((name) => address.has(name))} />
        ) : (
          <InboxList
            scroller={scroller}
            leads={leads}
            place={place}
            rows={rows}
            now={now}
            wanted={wanted}
            focusRow={focusRow}
          />
        )}
      </div>
      {open ? (
        <Lead key={open} id={open} wantsNote={noteFor === open} states={states} now={now} close={close} />
      ) : (
        <p className="aside" hidden={leads.length === 0}>
          Choose a lead, or press <kbd>j</kbd>. Press <kbd>?</kbd> for all shortcuts.
        </p>
      )}
    </main>
  );
}

type Keys = {
  open: string | null;
  /** The lead that status keys change. */
  lead: InboxLead | undefined;
  states: readonly string[];
  /** A note was requested. */
  isNoteWaiting: boolean;
  move: (by: 1 | -1) => void;
  close: () => void;
  writeNote: () => void;
  find: () => void;
};

/** The inbox's keyboard shortcuts. */
function useInboxKeys({ open, lead, states, isNoteWaiting, move, close, writeNote, find }: Keys): void {
  const client = useQueryClient();
  const setStatus = useSetStatus();
  useKeys((event) => {
    const { key } = event;
    // While the lead loads, typing is meant for the note and triggers no shortcuts.
    if (isNoteWaiting && !client.getQueryData(['lead', open])) return;
    if (key === '/') {
      event.preventDefault();
      find();
    } else if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 'Escape' && open) close();
    else if (key === 'n' && open) writeNote();
    else if (lead) {
      const contacted = states.find((state) => state !== 'new' && state !== 'spam');
      const state = { e: contacted, '!': 'spam' }[key] ?? states[Number(key) - 1];
      if (state) setStatus(lead, state);
    }
  });
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
function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
