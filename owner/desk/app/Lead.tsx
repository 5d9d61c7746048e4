import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { languageNameIn } from '../../../lead/language.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, URGENCIES } from '../../../lead/options.ts';
import { MAX_NOTE_LENGTH, type WholeLead } from '../../queries/lead.ts';
import { addressWith, leadsBehind } from './address.ts';
import { desk } from './ask.ts';
import { useRetry, useSetStatus } from './changes.ts';
import { say } from './notices.ts';
import { useKeys } from './use-keys.ts';
import { counted, dueIn, firstSentence, spanOf, timeOf, whatsAppOf } from './words.ts';

/** Closes the lead, and moves the focus to the row of `back`, if any. */
type Close = (back?: string | null) => void;

/** One lead on one screen, with its actions. */
export function Lead({
  id,
  wantsNote,
  states,
  now,
  close,
}: {
  id: string;
  /** A note was requested before the lead loaded. */
  wantsNote: boolean;
  states: readonly string[];
  now: number;
  close: Close;
}) {
  const found = useQuery({ queryKey: ['lead', id], queryFn: () => desk.lead(id) });
  return (
    <article className="lead" aria-busy={found.isPending} aria-label="Open lead">
      <button type="button" className="plain back" onClick={() => close()}>
        ← All leads
      </button>
      {found.data && (
        <Whole whole={found.data} wantsNote={wantsNote} states={states} now={now} close={close} />
      )}
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
}: {
  whole: WholeLead;
  wantsNote: boolean;
  states: readonly string[];
  now: number;
  close: Close;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a narrow screen the list is hidden, and the focused row with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  const { lead, notes, changes, deliveries } = whole;
  const text = (name: string) => String(lead[name] ?? '');
  const { id } = lead;
  const setStatus = useSetStatus();
  const others = useQuery({ queryKey: ['others', id], queryFn: () => desk.others(id) });
  const named = { id, name: text('name') };
  const said = firstSentence({
    name: named.name,
    subject: text('subject'),
    assignment_type: text('assignment_type'),
  });
  const language = languageNameIn(text('source_page'));
  const whatsApp = whatsAppOf(text('phone'), said);
  const status = text('status');
  const mailSubject = `Your request: ${text('subject')}`;
  const retry = useRetry();
  const campaign = Object.entries((lead.campaign_data ?? {}) as Record<string, unknown>);
  return (
    <>
      <header data-late={(status === 'new' && Date.parse(text('deadline')) < now) || undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {named.name}
        </h1>
        <p className="due">
          {status === 'new' ? dueIn(text('deadline'), now) : status},{' '}
          <span className={status === 'new' && text('urgency_level') === 'urgent' ? 'urgent' : undefined}>
            {URGENCIES[text('urgency_level') as keyof typeof URGENCIES]?.toLowerCase()}
          </span>
        </p>
      </header>
      <p className="reach">
        <a
          className="main"
          href={`mailto:${encodeURIComponent(text('email'))}?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(said)}`}
        >
          Email
        </a>
        <a href={`tel:${text('phone').replaceAll(/[^\d+]/g, '')}`}>Call</a>
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        )}
      </p>
      <fieldset className="statuses">
        <legend>Status</legend>
        {status === 'spam' ? (
          <button type="button" onClick={() => setStatus(named, 'new')}>
            Restore and deliver
          </button>
        ) : (
          states.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === status}
              onClick={() => setStatus(named, state)}
            >
              {state}
            </button>
          ))
        )}
      </fieldset>
      <blockquote className="brief">{text('requirements')}</blockquote>
      <dl className="facts">
        <Fact name="Email">{text('email')}</Fact>
        <Fact name="Phone">{text('phone')}</Fact>
        <Fact name="Request">
          {ASSIGNMENT_TYPES[text('assignment_type') as keyof typeof ASSIGNMENT_TYPES]}, {text('subject')}
        </Fact>
        <Fact name="Level">{ACADEMIC_LEVELS[text('academic_level') as keyof typeof ACADEMIC_LEVELS]}</Fact>
        <Fact name="Due">{timeOf(text('deadline'))}</Fact>
        <Fact name="Received">
          {timeOf(text('created_at'))}, {spanOf(now - Date.parse(text('created_at')))} ago
        </Fact>
        <Fact name="Quality">{text('lead_quality_score')} of 100</Fact>
        <Fact name="Source">
          <a href={leadsBehind({ button: text('source_title') })}>{text('source_title')}</a>
        </Fact>
        <Fact name="Campaign">
          {campaign.length === 0
            ? 'none'
            : campaign.map(([key, value]) => `${key.replace('utm_', '')} ${value}`).join(', ')}
        </Fact>
        {language && <Fact name="Language">{language}</Fact>}
        <Fact name="Page">{text('source_page')}</Fact>
        <Fact name="Referrer">{text('source_referrer')}</Fact>
      </dl>
      <Notes id={id} notes={notes} isWanted={wantsNote} leave={() => heading.current?.focus()} />
      <section>
        <h2>History</h2>
        <ul>
          <li>
            {timeOf(text('created_at'))} <b>received</b>
          </li>
          {changes.map((change) => (
            <li key={change.changed_at}>
              {timeOf(change.changed_at)} {change.old} → <b>{change.new}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Other leads from this person</h2>
        {others.data?.length === 0 && <p>None.</p>}
        <ul>
          {others.data?.map((other) => (
            <li key={other.id}>
              <a href={addressWith({ lead: other.id })}>{other.subject}</a>, {other.status},{' '}
              {timeOf(other.created_at)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Deliveries</h2>
        {deliveries.length === 0 && <p>Not delivered (database only)</p>}
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.channel}>
              <b>{delivery.channel}</b>: {delivery.state}
              {delivery.sent_at && ` ${timeOf(delivery.sent_at)}`}
              {delivery.last_error && `, ${delivery.last_error}`}
            </li>
          ))}
        </ul>
        {deliveries.some(({ state }) => state === 'failed') && (
          <button type="button" onClick={() => retry(id)}>
            Resend
          </button>
        )}
      </section>
      <Erase email={text('email')} close={close} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes({
  id,
  notes,
  isWanted,
  leave,
}: {
  id: string;
  isWanted: boolean;
  leave: () => void;
} & Pick<WholeLead, 'notes'>) {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const renew = () => void client.invalidateQueries({ queryKey: ['lead', id] });
  const remove = useMutation({ mutationFn: desk.removeNote, onSuccess: renew });
  const add = useMutation({
    mutationFn: (words: string) => desk.addNote(id, words),
    onSuccess(note) {
      if (field.current) field.current.value = '';
      renew();
      say('Note saved.', () => remove.mutate(note.id));
    },
  });
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
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
            <small>{timeOf(note.written_at)}</small> {note.words}
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

/** Asks before erasing, because it cannot be undone, and shows the number of leads. */
function Erase({ email, close }: { email: string; close: Close }) {
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useMutation({
    mutationFn: () => desk.person(email),
    onSuccess: () => dialog.current?.showModal(),
  });
  const erase = useMutation({
    mutationFn: () => desk.erase(email),
    onSuccess({ erased }) {
      dialog.current?.close();
      say(`${counted(erased.length, 'lead')} erased.`);
      close(null);
      // The open lead no longer exists, so it is not fetched again.
      void client.invalidateQueries({
        predicate: ({ queryKey: [what] }) => what !== 'lead' && what !== 'others',
      });
    },
  });
  return (
    <section className="erase">
      <button type="button" className="plain" onClick={() => found.mutate()}>
        Erase this person’s leads
      </button>
      <dialog ref={dialog} aria-labelledby="erase-title">
        <h2 id="erase-title">Erase {counted(found.data?.length ?? 0, 'lead')}?</h2>
        <p>
          This erases everything sent with {email}, including notes and waiting deliveries. You can’t undo it.
          Backups and leads already delivered elsewhere are not erased.
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
