import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { optionLabel } from '../../../lead/form.ts';
import { languageNameIn } from '../../../lead/language.ts';
import { ownAnswers, requestOf } from '../../../lead/lead.ts';
import { campaignNameOf } from '../../../lead/source.ts';
import { countOf } from '../../queries/figures.ts';
import { MAX_NOTE_LENGTH, type WholeLead } from '../../queries/lead.ts';
import { spanOf } from '../../queries/moment.ts';
import { addressWith } from './address.ts';
import { desk } from './ask.ts';
import { useRetry, useWorkKeys } from './changes.ts';
import { say } from './notices.ts';
import { usePolling } from './queries.ts';
import { Reply } from './Reply.tsx';
import { useKeys } from './use-keys.ts';
import { Work } from './Work.tsx';
import { dueIn, timeOf } from './words.ts';

/** Closes the lead, and moves the focus to the row of `back`, if any. */
type Close = (back?: string | null) => void;
type Props = {
  states: readonly string[];
  now: Date;
  close: Close;
  /** Whether the keyboard shortcuts work on this lead, and not on selected ones. */
  hasKeys: boolean;
};

/** One lead on one screen, with its actions. */
export function Lead({ id, ...props }: Props & { id: string }) {
  const found = useQuery({
    queryKey: ['lead', id],
    queryFn: () => desk.lead(id),
    refetchInterval: usePolling(),
  });
  // A note was requested before the lead loaded. Until then, typing triggers no shortcuts of the lead.
  const [wantsNote, setWantsNote] = useState(false);
  useKeys(({ key }) => {
    if (key === 'n' && found.isPending) setWantsNote(true);
  });
  return (
    <article className="lead" aria-busy={found.isPending} aria-label="Open lead">
      <button type="button" className="plain back" onClick={() => props.close()}>
        ← Back to leads
      </button>
      {found.data && <Whole whole={found.data} wantsNote={wantsNote} {...props} />}
      {found.isError && <p>{found.error.message}</p>}
    </article>
  );
}

function Whole({
  whole,
  wantsNote,
  states,
  now,
  close,
  hasKeys,
}: Props & { whole: WholeLead; wantsNote: boolean }) {
  const { lead, notes, changes, deliveries } = whole;
  useWorkKeys(hasKeys ? [lead.id] : [], states);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a narrow screen the list is hidden, and the focused row with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  const isNew = lead.status === 'new';
  return (
    <>
      <header data-late={(isNew && new Date(lead.deadline) < now) || undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {lead.name}
        </h1>
        <p className="due">
          {isNew ? dueIn(lead.deadline, now) : lead.status},{' '}
          <span className={isNew && lead.urgency_level === 'urgent' ? 'urgent' : undefined}>
            {optionLabel('urgency', lead.urgency_level).toLowerCase()}
          </span>
        </p>
      </header>
      <Reply lead={lead} work={whole.work} />
      <Work lead={lead} work={whole.work} states={states} now={now} />
      <blockquote className="brief">{lead.requirements}</blockquote>
      <Facts lead={lead} now={now} />
      <Notes id={lead.id} notes={notes} isWanted={wantsNote} leave={() => heading.current?.focus()} />
      <section>
        <h2>History</h2>
        <ul>
          <li>
            {timeOf(lead.created_at)} <b>received</b>
          </li>
          {changes.map((change) => (
            <li key={change.changed_at}>
              {timeOf(change.changed_at)} {change.old} → <b>{change.new}</b>
              {change.author && `, ${change.author}`}
            </li>
          ))}
        </ul>
      </section>
      <Others id={lead.id} />
      <Deliveries id={lead.id} deliveries={deliveries} />
      <Erase email={lead.email} close={close} />
    </>
  );
}

type Of = Pick<WholeLead, 'lead'>;

function Facts({ lead, now }: Of & { now: Date }) {
  const campaign = campaignNameOf(lead);
  const { utm_source: _, utm_campaign: __, ...others } = lead.campaign_data;
  const attribution = Object.entries({ ...others, ...lead.attribution }).map(
    ([key, value]) => `${key.replace('utm_', '').replaceAll('_', ' ')} ${value}`,
  );
  const age = spanOf(now.getTime() - Date.parse(lead.created_at));
  return (
    <dl className="facts">
      <Fact name="Request">{requestOf(lead)}</Fact>
      <Fact name="Level">{optionLabel('academic_level', lead.academic_level)}</Fact>
      {ownAnswers(lead).map(([label, answer]) => (
        <Fact key={label} name={label}>
          {answer}
        </Fact>
      ))}
      <Fact name="Due">{timeOf(lead.deadline)}</Fact>
      <Fact name="Received">{`${timeOf(lead.created_at)}, ${age} ago`}</Fact>
      <Fact name="Quality">{lead.lead_quality_score} of 100</Fact>
      <Fact name="Source">
        <a href={addressWith({ button: lead.source_title }, '')}>{lead.source_title}</a>
      </Fact>
      <Fact name="Campaign">
        {campaign ? <a href={addressWith({ campaign }, '')}>{campaign}</a> : 'none'}
      </Fact>
      <Fact name="Attribution">{attribution.join(', ')}</Fact>
      <Fact name="Language">{languageNameIn(lead.source_page)}</Fact>
      <Fact name="Page">{lead.source_page}</Fact>
      <Fact name="Referrer">{lead.source_referrer}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type NotesProps = Pick<WholeLead, 'notes'> & { id: string; isWanted: boolean; leave: () => void };

function Notes({ id, notes, isWanted, leave }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const remove = useMutation({ mutationFn: desk.removeNote });
  const add = useMutation({
    mutationFn: (words: string) => desk.addNote(id, words),
    onSuccess(note) {
      if (field.current) field.current.value = '';
      say('Note saved.', () => remove.mutate(note.id));
    },
  });
  useKeys((event) => {
    if (event.key !== 'n') return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <section className="notes">
      <h2>Notes</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <small>{[timeOf(note.written_at), note.author].filter(Boolean).join(', ')}</small> {note.words}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const words = field.current?.value.trim();
          if (words) add.mutate(words);
        }}
      >
        <textarea
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: its shortcut was pressed before it was rendered.
          autoFocus={isWanted}
          aria-label="Note"
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Escape') leave();
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <button type="submit">Save note</button>
      </form>
    </section>
  );
}

function Others({ id }: { id: string }) {
  const { data } = useQuery({ queryKey: ['others', id], queryFn: () => desk.others(id) });
  return (
    <section>
      <h2>Other leads from this person</h2>
      {data?.length === 0 && <p>None.</p>}
      <ul>
        {data?.map((other) => (
          <li key={other.id}>
            <a href={addressWith({ lead: other.id })}>{other.subject}</a>, {other.status},{' '}
            {timeOf(other.created_at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deliveries({ id, deliveries }: { id: string } & Pick<WholeLead, 'deliveries'>) {
  const retry = useRetry();
  return (
    <section>
      <h2>Deliveries</h2>
      {deliveries.length === 0 && <p>Not delivered (database only)</p>}
      <ul>
        {deliveries.map(({ channel, state, sent_at, last_error }) => (
          <li key={channel}>
            <b>{channel}</b>: {[state, sent_at && timeOf(sent_at), last_error].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {deliveries.some(({ state }) => state === 'failed') && (
        <button type="button" onClick={() => retry(id)}>
          Resend
        </button>
      )}
    </section>
  );
}

/** Asks before erasing, because it cannot be undone, and shows the number of leads. */
function Erase({ email, close }: { email: string; close: Close }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useMutation({
    mutationFn: () => desk.person(email),
    onSuccess: () => dialog.current?.showModal(),
  });
  const erase = useMutation({
    async mutationFn() {
      const { erased } = await desk.erase(email);
      dialog.current?.close();
      // Before the views are fetched again: the open lead no longer exists.
      close(null);
      say(`${countOf(erased.length, 'lead')} erased.`);
    },
  });
  return (
    <section className="erase">
      <button type="button" className="plain" onClick={() => found.mutate()}>
        Erase this person’s leads
      </button>
      <dialog ref={dialog} aria-labelledby="erase-title">
        <h2 id="erase-title">Erase {countOf(found.data?.length ?? 0, 'lead')}?</h2>
        <p>
          This erases everything sent with {email}, including notes and waiting deliveries. You can’t undo
          this. Backups and leads already delivered elsewhere are not erased.
        </p>
        <form method="dialog">
          <button type="submit">Cancel</button>
          <button type="button" className="danger" onClick={() => erase.mutate()}>
            Erase leads
          </button>
        </form>
      </dialog>
    </section>
  );
}
