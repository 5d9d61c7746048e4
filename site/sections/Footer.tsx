import type { ChatContent } from '../content/chat.ts';
import type { FooterContent, Link } from '../content/footer.ts';
import type { Twin } from '../settings/paths.ts';
import { LanguageLink } from '../ui/LanguageLink.tsx';
import { MarginNote } from '../ui/MarginNote.tsx';
import { ChatLink } from './ChatLink.tsx';
import './Footer.css';

export type FooterProps = { content: FooterContent; chat: ChatContent | undefined; twins: readonly Twin[] };

/** The back matter: references, an index, where to write to, and the colophon. */
export function Footer({ content, chat, twins }: FooterProps) {
  const { services, subjects, contact, social, legal } = content;
  return (
    <footer className="footer">
      <div className="footer-matter">
        {services.links.length > 0 && (
          <nav className="footer-references" aria-labelledby="footer-references">
            <h2 id="footer-references">{services.title}</h2>
            <ol>
              {services.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {subjects.links.length > 0 && (
          <nav className="footer-index" aria-labelledby="footer-index">
            <h2 id="footer-index">{subjects.title}</h2>
            <ul>
              {subjects.links.map((link, index) => (
                <li key={link.href} data-letter={newLetter(link, subjects.links[index - 1])}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-contact">
          <div>
            <h2>{contact.title}</h2>
            <address>
              {contact.phone && <a href={contact.phone.href}>{contact.phone.label}</a>}
              <a href={contact.email.href}>{contact.email.label}</a>
            </address>
            <p>{contact.hours}</p>
            {chat && <ChatLink content={chat} />}
          </div>
          {social.links.length > 0 && (
            <div>
              <h2>{social.title}</h2>
              <ul>
                {social.links.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} rel="me">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {twins.length > 0 && (
            <div>
              <h2>{content.languages}</h2>
              <ul>
                {twins.map((twin) => (
                  <li key={twin.code}>
                    <LanguageLink {...twin} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <div className="footer-colophon">
        <p className="wordmark">{content.brand}</p>
        <p>{content.colophon}</p>
        <MarginNote>{content.note}</MarginNote>
      </div>
      <nav className="footer-legal" aria-label={legal.title}>
        <p>© {content.brand}</p>
        <ul>
          {legal.links.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/** The initial under which an entry stands in the index, without its accent, where it is the first of its letter. */
function newLetter({ label }: Link, before: Link | undefined): string | undefined {
  const letter = label.normalize('NFD').charAt(0);
  return letter === before?.label.normalize('NFD').charAt(0) ? undefined : letter;
}
