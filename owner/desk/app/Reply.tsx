import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { WholeLead } from '../../queries/lead.ts';
import { desk } from './ask.ts';
import { say } from './notices.ts';
import { useAbout } from './queries.ts';
import { filledIn, repliesFor, timeOf, whatsAppOf } from './words.ts';

type Of = Pick<WholeLead, 'lead'>;

/** The visitor's email and phone, and the reply. If the desk knows names, only one person replies at a time. */
export function Reply({ lead, work }: Of & Pick<WholeLead, 'work'>) {
  const { person } = useAbout();
  return (
    <section className="reply">
      <p className="contact">
        <span>
          {lead.email} <Copy what="email" text={lead.email} />
        </span>
        <span>
          {lead.phone} <Copy what="phone" text={lead.phone} />
        </span>
      </p>
      {person && <Answering id={lead.id} person={person} work={work} />}
      {person === (work.answering ?? '') && <Ways lead={lead} />}
    </section>
  );
}

type AnsweringProps = Pick<WholeLead, 'work'> & { id: string; person: string };

function Answering({ id, person, work }: AnsweringProps) {
  const { mutate: answer } = useMutation({
    mutationFn: (isTakenOver: boolean) => desk.answer(id, isTakenOver),
    onSuccess: ({ isMine }) => !isMine && say('Someone else is answering this lead.'),
  });
  const { mutate: stop } = useMutation({ mutationFn: () => desk.stopAnswering(id) });
  const since = work.answering_since ? `, since ${timeOf(work.answering_since)}` : '';
  if (work.answering === null)
    return (
      <button type="button" className="main" onClick={() => answer(false)}>
        Answer this lead
      </button>
    );
  const isMine = work.answering === person;
  return (
    <p className="answering">
      <b>{isMine ? 'You are' : `${work.answering} is`} answering</b>
      {since}{' '}
      <button type="button" onClick={() => (isMine ? stop() : answer(true))}>
        {isMine ? 'Stop answering' : 'Take over'}
      </button>
    </p>
  );
}

/** The ways to reach the visitor, with a template for the reply in their language. */
function Ways({ lead }: Of) {
  const replies = repliesFor(lead);
  const names = Object.keys(replies.templates);
  const textOf = (name = '') => filledIn(replies.templates[name] ?? '', replies, lead);
  const [text, setText] = useState(() => textOf(names[0]));
  const label = useId();
  const whatsApp = whatsAppOf(lead.phone, text);
  const subject = [replies.subject, lead.subject].filter(Boolean).join(': ');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      <p className="reach">
        <a className="main" href={`mailto:${encodeURIComponent(lead.email)}?${query}`}>
          Email
        </a>
        <a href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}>Call</a>
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        )}
        <select aria-label="Template" onChange={({ target }) => setText(textOf(target.value))}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      <details>
        <summary id={label}>Edit the reply</summary>
        <textarea
          aria-labelledby={label}
          lang={replies.locale}
          dir={replies.dir}
          rows={7}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Copy what="reply" text={text} />
      </details>
    </>
  );
}

function Copy({ what, text }: { what: string; text: string }) {
  return (
    <button
      type="button"
      className="copy"
      aria-label={`Copy ${what}`}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => say(`Copied the ${what}.`),
          () => say('The browser does not allow copying.'),
        )
      }
    >
      Copy
    </button>
  );
}
