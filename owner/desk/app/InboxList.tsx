import type { RefObject } from 'react';
import { countOf } from '../../queries/figures.ts';
import type { InboxLead } from '../../queries/lead.ts';
import { spanOf } from '../../queries/moment.ts';
import { addressWith } from './address.ts';
import { dueIn, timeOf } from './words.ts';

/** The height left below that loads more leads. */
const MORE_PX = 1_000;

type Props = {
  scroller: RefObject<HTMLElement | null>;
  leads: readonly InboxLead[];
  /** The open lead's index, or -1. */
  place: number;
  now: Date;
  loadMore: () => void;
  /** The selected leads, and the function that selects one, or takes it out. */
  picked: ReadonlySet<string>;
  pick: (id: string) => void;
};

/** A lead's row, if it is in the list. */
export const rowOf = (id: string | null): HTMLElement | null => document.getElementById(`lead-${id}`);

/** The leads of a view. Tab reaches only the open row, or the first. */
export function InboxList({ scroller, leads, place, now, loadMore, picked, pick }: Props) {
  return (
    <section
      ref={scroller}
      className="rows"
      tabIndex={-1}
      aria-label="Leads in this view"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < MORE_PX) loadMore();
      }}
    >
      <ul>
        {leads.map((lead, index) => (
          <li key={lead.id}>
            <label>
              <input
                type="checkbox"
                tabIndex={index === Math.max(place, 0) ? 0 : -1}
                aria-label={`Select ${lead.name}`}
                checked={picked.has(lead.id)}
                onChange={() => pick(lead.id)}
              />
            </label>
            <a
              id={`lead-${lead.id}`}
              tabIndex={index === Math.max(place, 0) ? 0 : -1}
              href={addressWith({ lead: lead.id })}
              aria-current={index === place ? 'true' : undefined}
              {...marksOf(lead, now)}
            >
              <Row lead={lead} now={now} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a lead's reminder has come. */
const isBack = ({ remind_at }: InboxLead, now: Date) => remind_at !== null && new Date(remind_at) <= now;

function marksOf(lead: InboxLead, now: Date) {
  const { status, deadline, urgency_level } = lead;
  const isNew = status === 'new';
  return {
    'data-state': status,
    'data-late': (isNew && new Date(deadline) < now) || undefined,
    'data-back': isBack(lead, now) || undefined,
    'data-urgent': (isNew && urgency_level === 'urgent') || undefined,
  };
}

function Row({ lead, now }: { lead: InboxLead; now: Date }) {
  const isNew = lead.status === 'new';
  const age = spanOf(now.getTime() - Date.parse(lead.created_at));
  return (
    <>
      <span className="name">{lead.name}</span>
      <span className="due">
        {lead.answering ? `${lead.answering} is answering` : isNew ? dueIn(lead.deadline, now) : lead.status}
      </span>
      <span className="subject">
        {lead.urgency_level === 'urgent' && <b className="urgent">urgent</b>}
        {lead.subject}
      </span>
      <span className="waits">
        {isNew ? `waiting ${age}` : `${age} ago`}
        {lead.assignee && `, ${lead.assignee}`}
        {lead.notes > 0 && `, ${countOf(lead.notes, 'note')}`}
        {lead.remind_at && `, reminder ${isBack(lead, now) ? 'due' : timeOf(lead.remind_at)}`}
      </span>
    </>
  );
}
