import type { Edition } from '../content/edition.ts';
import type { Twin } from '../content/languages.ts';
import { type Link, mailLink, phoneLink } from '../settings/links.ts';
import { site } from '../settings/site.ts';
import { LanguageLink } from '../ui/LanguageLinks.tsx';
import { MarginNote } from '../ui/Pen.tsx';
import { ChatLink } from './ChatLink.tsx';
import './Footer.css';

const PROFILES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

export type FooterProps = { edition: Edition; twins: readonly Twin[] };

/** The footer: references, an index, contact and colophon. */
export function Footer({ edition, twins }: FooterProps) {
  const { chat, format } = edition;
  const words = edition.words.footer;
  const { contact } = words;
  const services = onMainSite('services', words.services.links);
  const subjects = onMainSite('subjects', words.subjects.links).sort((one, other) =>
    format.compare(one.label, other.label),
  );
  const profiles = linksTo(PROFILES, site.social);
  const email = mailLink(site.email);
  return (
    <footer className="footer">
      <div className="footer-matter stack">
        {services.length > 0 && (
          <nav className="footer-references" aria-labelledby="footer-references">
            <h2 id="footer-references">{words.services.title}</h2>
            <ol>
              {services.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {subjects.length > 0 && (
          <nav className="footer-index" aria-labelledby="footer-index">
            <h2 id="footer-index">{words.subjects.title}</h2>
            <ul>
              {subjects.map((link, index) => (
                <li key={link.href} data-letter={newLetter(link, subjects[index - 1])}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-contact stack">
          <div>
            <h2>{contact.title}</h2>
            <address>
              {site.phone && <a href={phoneLink(site.phone)}>{site.phone}</a>}
              <a href={email.href}>{email.label}</a>
            </address>
            <p className="soft">{contact.hours}</p>
            {chat && <ChatLink content={chat} />}
          </div>
          {profiles.length > 0 && (
            <div>
              <h2>{words.social}</h2>
              <Links links={profiles} rel="me" />
            </div>
          )}
          {twins.length > 0 && (
            <div>
              <h2>{words.languages}</h2>
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
      <div className="footer-colophon stack">
        <p className="wordmark">{site.brand}</p>
        <p>{words.colophon}</p>
        <MarginNote>{words.note}</MarginNote>
      </div>
      <nav className="footer-legal row soft" aria-label={words.legal.title}>
        <p>© {site.brand}</p>
        <Links links={linksTo(words.legal.links, site.legal)} />
        {site.advertising && (
          <button type="button" data-consent hidden>
            {edition.words.page.consent.title}
          </button>
        )}
      </nav>
    </footer>
  );
}

function Links({ links, rel }: { links: readonly Link[]; rel?: string }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel={rel}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pages of the main site; empty without a main site, and the list is left out. */
function onMainSite(folder: string, labels: Readonly<Record<string, string>>): Link[] {
  if (!site.mainSite) return [];
  return Object.entries(labels).map(([path, label]) => ({
    label,
    href: `${site.mainSite}/${folder}/${path}`,
  }));
}

/** A link for each label with an address. */
function linksTo<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  addresses: Readonly<Record<NoInfer<Name>, string | false>>,
): Link[] {
  return (Object.keys(labels) as Name[]).flatMap((name) => {
    const href: string | false = addresses[name];
    return href ? [{ label: labels[name], href }] : [];
  });
}

/** The initial above an index entry, without accent, if it is the first entry with that letter. */
function newLetter({ label }: Link, before: Link | undefined): string | undefined {
  const letter = label.normalize('NFD').charAt(0);
  return letter === before?.label.normalize('NFD').charAt(0) ? undefined : letter;
}
