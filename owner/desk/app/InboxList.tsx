import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefCallback, RefObject } from 'react';
import type { InboxLead } from '../../queries/lead.ts';
import { addressWith } from './address.ts';
import { counted, dueIn, spanOf } from './words.ts';

/** The visible rows of the list. Tab reaches only the open row, or the first. */
export function InboxList({
  scroller,
  leads,
  place,
  rows,
  now,
  wanted,
  focusRow,
}: {
  scroller: RefObject<HTMLElement | null>;
  leads: readonly InboxLead[];
  /** The open lead's index, or -1. */
  place: number;
  rows: Virtualizer<HTMLElement, Element>;
  now: number;
  /** The lead whose row `focusRow` focuses. */
  wanted: string | null;
  focusRow: RefCallback<HTMLElement>;
}) {
  const items = rows.getVirtualItems();
  const reached = place === -1 ? items[0]?.index : place;
  return (
    <section ref={scroller} className="rows" tabIndex={-1} aria-label="Leads in this view">
      <ul style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const lead = leads[index];
          if (!lead) return null;
          return (
            <li key={lead.id} style={{ transform: `translateY(${start}px)` }}>
              <a
                ref={lead.id === wanted ? focusRow : null}
                tabIndex={index === reached ? 0 : -1}
                href={addressWith({ lead: lead.id })}
                aria-current={index === place ? 'true' : undefined}
                {...marksOf(lead, now)}
              >
                <Row lead={lead} now={now} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function marksOf({ status, deadline, urgency_level }: InboxLead, now: number) {
  const isNew = status === 'new';
  return {
    'data-state': status,
    'data-late': (isNew && Date.parse(deadline) < now) || undefined,
    'data-urgent': (isNew && urgency_level === 'urgent') || undefined,
  };
}

function Row({ lead, now }: { lead: InboxLead; now: number }) {
  const isNew = lead.status === 'new';
  const age = spanOf(now - Date.parse(lead.created_at));
  return (
    <>
      <span className="name">{lead.name}</span>
      <span className="due">{isNew ? dueIn(lead.deadline, now) : lead.status}</span>
      <span className="subject">
        {lead.urgency_level === 'urgent' && <b className="urgent">urgent</b>}
        {lead.subject}
      </span>
      <span className="waits">
        {isNew ? `waiting ${age}` : `${age} ago`}
        {lead.notes > 0 && `, ${counted(lead.notes, 'note')}`}
      </span>
    </>
  );
}
