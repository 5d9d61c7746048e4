import { useId, useState } from 'react';
import type { WholeLead } from '../../queries/lead.ts';
import { say } from './notices.ts';
import { filledIn, repliesFor, whatsAppOf } from './words.ts';

/** How to reach the visitor, with a template for the reply in their language. */
export function Reply({ lead }: Pick<WholeLead, 'lead'>) {
  const replies = repliesFor(lead);
  const names = Object.keys(replies.templates);
  const textOf = (name = '') => filledIn(replies.templates[name] ?? '', replies, lead);
  const [text, setText] = useState(() => textOf(names[0]));
  const label = useId();
  const whatsApp = whatsAppOf(lead.phone, text);
  const subject = [replies.subject, lead.subject].filter(Boolean).join(': ');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
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
    </section>
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
