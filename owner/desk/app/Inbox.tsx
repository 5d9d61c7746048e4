import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { URGENCIES } from '../../../lead/options.ts';
import { INBOX_PAGE, type InboxLead, type InboxOrder, type InboxPlace } from '../../queries/inbox.ts';
import { addressWith, FILTER_NAMES, filtersIn, go, useAddress } from './address.ts';
import { desk } from './ask.ts';
import { periodUpTo, todayIn } from './days.ts';
import { FirstContactWords } from './FirstContactWords.tsx';
import { Lead } from './Lead.tsx';
import { useKeys } from './use-keys.ts';
import { useSetStatus } from './use-set-status.ts';
import { counted, dueIn, hourInWords, spanOf, timeOf } from './words.ts';

const ROW_PX = 76;
const CLOCK_MS = 30_000;
/** How long a pause in typing is before a search begins. */
const PAUSE_MS = 120;
/** Filters that a figure leads to. They are shown, and taken away with one press. */
const SHOWN = [
  'without',
  'score',
  'button',
  'campaign',
  'trigger',
  'contact',
  'hour',
  'since',
  'until',
] as const;
/** The time whose first contacts are told. */
const CONTACT_DAYS = 28;
const CONTACT_MS = 60_000;

/** All leads of a view, and the one that is open beside them. */
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
  const filters = filtersIn(address);
  const order: InboxOrder = address.get('order') === 'due' ? 'due' : 'newest';
  const open = address.get('lead');
  const now = useClock();
  const setStatus = useSetStatus();
  const list = useRef<LeadList>(null);
  /** The lead whose row takes the focus as soon as it is there. */
  const wanted = useRef<string>(null);
  const search = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  /** The lead that a note was asked for, before it was there or after. */
  const [noteFor, setNoteFor] = useState<string | null>(null);
  const pages = useInfiniteQuery({
    queryKey: ['leads', filters, order],
    queryFn: ({ pageParam }) => desk.leads(filters, order, pageParam),
    initialPageParam: null as InboxPlace | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === INBOX_PAGE
        ? { at: order === 'due' ? last.deadline : last.created_at, id: last.id }
        : undefined;
    },
    placeholderData: (before) => before,
  });
  const leads = pages.data?.pages.flat() ?? [];
  const place = leads.findIndex(({ id }) => id === open);
  // Where a lead was that its new state took out of the view, the next one is now.
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place !== -1) lastPlace.current = place;
    else if (open && document.activeElement === document.body) list.current?.focus();
  }, [place, open]);

  const move = (by: 1 | -1) => {
    const from = place === -1 && open ? lastPlace.current - Number(by === 1) : place;
    const next = Math.min(Math.max(from + by, 0), leads.length - 1);
    const lead = leads[next];
    if (!lead) return;
    wanted.current = lead.id;
    setNoteFor(null);
    go(addressWith({ lead: lead.id }), true);
    list.current?.show(next);
  };
  const close = (back: string | null = open) => {
    wanted.current = back;
    setNoteFor(null);
    list.current?.focus();
    go(addressWith({ lead: null }));
  };
  useKeys((event) => {
    // What is typed while the lead is on its way is meant for the note, and is no key of the desk.
    if (open && noteFor === open && !client.getQueryData(['lead', open])) return;
    const lead = leads[place];
    const contacted = states.find((state) => state !== 'new' && state !== 'spam');
    if (event.key === '/') {
      event.preventDefault();
      // On a narrow screen it is not there beside a lead.
      if (!search.current?.checkVisibility()) flushSync(() => close(null));
      search.current?.focus();
    } else if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'n' && open) setNoteFor(open);
    else if (lead && event.key === 'e' && contacted) setStatus(lead, contacted);
    else if (lead && event.key === '!') setStatus(lead, 'spam');
    else {
      const state = states[Number(event.key) - 1];
      if (lead && state) setStatus(lead, state);
    }
  });

  const total = Object.entries(counts)
    .filter(([status]) => status !== 'spam')
    .reduce((sum, [, leads]) => sum + leads, 0);
  const status = address.get('status');
  return (
    <main className="inbox" data-open={open !== null || undefined}>
      <div className="list">
        {open === null && <h1 className="unseen">Inbox</h1>}
        <div className="filters">
          <Search field={search} words={address.get('search') ?? ''} leave={() => list.current?.focus()} />
          <nav className="states" aria-label="States">
            <a
              href={addressWith({ status: null, lead: null })}
              aria-current={status === null ? 'true' : undefined}
            >
              All <small>{total.toLocaleString('en')}</small>
            </a>
            {states.map((state) => (
              <a
                key={state}
                href={addressWith({ status: state, lead: null })}
                aria-current={status === state ? 'true' : undefined}
              >
                {state} <small>{(counts[state] ?? 0).toLocaleString('en')}</small>
              </a>
            ))}
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
                {Object.entries(URGENCIES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <a className="export" href={`api/export?${filters}`} download>
              Export these
            </a>
          </div>
          {SHOWN.filter((name) => address.has(name)).map((name) => (
            <a key={name} className="filter" href={addressWith({ [name]: null })}>
              {name} {filterInWords(name, address.get(name) ?? '', timeZone)}{' '}
              <span aria-hidden="true">×</span>
              <span className="unseen">, take this filter away</span>
            </a>
          ))}
          <FirstContact timeZone={timeZone} />
        </div>
        {pages.isSuccess && leads.length === 0 ? (
          <Nothing isFiltered={FILTER_NAMES.some((name) => address.has(name))} />
        ) : (
          <Leads
            ref={list}
            leads={leads}
            place={place}
            wanted={wanted}
            now={now}
            more={() => pages.hasNextPage && !pages.isFetching && void pages.fetchNextPage()}
          />
        )}
      </div>
      {open ? (
        <Lead key={open} id={open} wantsNote={noteFor === open} states={states} now={now} close={close} />
      ) : (
        <p className="aside" hidden={leads.length === 0}>
          Choose a lead, or press <kbd>j</kbd>. <kbd>?</kbd> shows the other keys.
        </p>
      )}
    </main>
  );
}

/** How long the leads of the last weeks waited. */
function FirstContact({ timeZone }: { timeZone: string }) {
  const { since, until } = periodUpTo(todayIn(timeZone), timeZone, CONTACT_DAYS);
  const { data } = useQuery({
    queryKey: ['first contact', since, until],
    queryFn: () => desk.firstContact(since, until),
    staleTime: CONTACT_MS,
  });
  if (!data || data.medianMinutes === null) return null;
  return (
    <p className="note">
      In the last {CONTACT_DAYS} days <FirstContactWords found={data} since={since} until={until} />
    </p>
  );
}

/** A filter as a person reads it. */
function filterInWords(name: (typeof SHOWN)[number], value: string, timeZone: string): string {
  if (name === 'since' || name === 'until') return timeOf(value, timeZone);
  if (name === 'hour') return hourInWords(Number(value));
  return value.replaceAll(',', ', ').replaceAll('_', ' ');
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="nothing">
      <h2>{isFiltered ? 'No lead is like that' : 'No lead has come yet'}</h2>
      <p>
        {isFiltered ? (
          <a href="?">Show all leads</a>
        ) : (
          <>
            The next one appears here by itself. <code>npm run leads -- send-test</code> shows that mail and
            webhook work.
          </>
        )}
      </p>
    </div>
  );
}

/** The address follows the words as they are typed; a pause begins the search. Enter and Escape lead on to the leads. */
function Search({ field, words, leave }: { field: Ref<HTMLInputElement>; words: string; leave: () => void }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // A link or the way back changed the address, not the words that are being typed.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return;
    const pause = setTimeout(
      () => go(addressWith({ search: typed.trim() || null, lead: null }), true),
      PAUSE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, words]);
  return (
    <input
      ref={field}
      type="search"
      aria-label="Search by name, mail, phone or words"
      placeholder="Name, mail, phone, words ( / )"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => (key === 'Escape' || key === 'Enter') && leave()}
    />
  );
}

type LeadList = { show: (index: number) => void; focus: () => void };

/** The rows that are in view, among as many as there are. One of them is reached by Tab: the one that is open, or the first. */
function Leads({
  ref,
  leads,
  place,
  wanted,
  now,
  more,
}: {
  ref: Ref<LeadList>;
  leads: readonly InboxLead[];
  /** Of the one that is open; -1 where none is. */
  place: number;
  wanted: RefObject<string | null>;
  now: number;
  more: () => void;
}) {
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    // The row that is open stays, and with it the focus.
    rangeExtractor: (range) => [
      ...new Set([...(place === -1 ? [] : [place]), ...defaultRangeExtractor(range)]),
    ],
  });
  useImperativeHandle(ref, () => ({
    show: (index) => rows.scrollToIndex(index),
    focus: () => scroller.current?.focus(),
  }));
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const reached = place === -1 ? items[0]?.index : place;
  const onLast = useEffectEvent(more);
  useEffect(() => {
    if (last >= leads.length - INBOX_PAGE / 4) onLast();
  }, [last, leads.length]);
  return (
    <section ref={scroller} className="rows" tabIndex={-1} aria-label="Leads of this view">
      <ul style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const lead = leads[index];
          return lead ? (
            <Row
              key={lead.id}
              lead={lead}
              isOpen={index === place}
              isReached={index === reached}
              wanted={wanted}
              now={now}
              top={start}
            />
          ) : null;
        })}
      </ul>
    </section>
  );
}

function Row({
  lead,
  isOpen,
  isReached,
  wanted,
  now,
  top,
}: {
  lead: InboxLead;
  isOpen: boolean;
  isReached: boolean;
  wanted: RefObject<string | null>;
  now: number;
  top: number;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a narrow screen the list is not there while a lead is open.
    if (wanted.current !== lead.id || !link.current?.checkVisibility()) return;
    wanted.current = null;
    link.current.focus({ preventScroll: true });
  });
  const isNew = lead.status === 'new';
  const isLate = isNew && Date.parse(lead.deadline) < now;
  return (
    <li style={{ transform: `translateY(${top}px)` }}>
      <a
        ref={link}
        tabIndex={isReached ? 0 : -1}
        href={addressWith({ lead: lead.id })}
        aria-current={isOpen ? 'true' : undefined}
        data-state={lead.status}
        data-late={isLate || undefined}
        data-urgent={(isNew && lead.urgency_level === 'urgent') || undefined}
      >
        <span className="name">{lead.name}</span>
        <span className="due">{isNew ? dueIn(lead.deadline, now) : lead.status}</span>
        <span className="subject">
          {lead.urgency_level === 'urgent' && <b className="urgent">urgent</b>}
          {lead.subject}
        </span>
        <span className="waits">
          {isNew
            ? `waits ${spanOf(now - Date.parse(lead.created_at))}`
            : `${spanOf(now - Date.parse(lead.created_at))} ago`}
          {lead.notes > 0 && `, ${counted(lead.notes, 'note')}`}
        </span>
      </a>
    </li>
  );
}

/** The time now, often enough for a countdown in minutes. */
function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
