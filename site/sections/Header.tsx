import { Menu, X } from 'lucide-react';
import type { Edition } from '../content/edition.ts';
import type { Twin } from '../content/languages.ts';
import { logoElement, readLogo } from '../settings/logo.ts';
import { site } from '../settings/site.ts';
import { opensForm } from '../ui/Button.tsx';
import { LanguageLink } from '../ui/LanguageLinks.tsx';
import './Header.css';

const SOURCES = { desktop: 'Header - Get Started Button', mobile: 'Header - Mobile Get Started Button' };

export type HeaderProps = {
  edition: Edition;
  /** The path of the page with the sections and the popup, if this page has none. */
  home?: string;
  /** The page in other languages. */
  twins: readonly Twin[];
};

/** The fixed header. One list of links is a row on wide pages and a popover on phones. */
export function Header({ edition, home = '', twins }: HeaderProps) {
  const words = edition.words.page.header;
  const logo = logoElement(readLogo(site.theme.logo.file));
  const sections = Object.entries(words.navigation).filter(
    ([section]) => section === 'hero' || edition.sections.some((shown) => shown === section),
  );
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="wordmark" href={`${home}#hero`}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, checked when the site is built. */}
          <span className="wordmark-logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
          {site.brand}
        </a>
        <nav id="site-menu" className="site-menu" popover="auto" aria-label={words.main}>
          <ul>
            {sections.map(([section, label]) => (
              <li key={section}>
                <a href={`${home}#${section}`}>{label}</a>
              </li>
            ))}
            {twins.map((twin) => (
              <li key={twin.code}>
                <LanguageLink {...twin} />
              </li>
            ))}
          </ul>
        </nav>
        {!home &&
          Object.entries(SOURCES).map(([width, source]) => (
            <button
              key={width}
              type="submit"
              {...opensForm(source)}
              className="button header-cta"
              data-width={width}
            >
              {words.getStarted}
            </button>
          ))}
        <button
          type="button"
          className="menu-button sign-button"
          popoverTarget="site-menu"
          aria-label={words.menu}
        >
          <Menu className="menu-bars" aria-hidden="true" />
          <X className="menu-cross" aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
