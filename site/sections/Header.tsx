import { Menu } from 'lucide-react';
import type { HeaderContent } from '../content/header.ts';
import './Header.css';

/** `logo` is an `<svg>` element. */
export type HeaderProps = { brand: string; logo: string; content: HeaderContent };

/** The fixed header. One list of links serves both widths: a row on a wide page, a popover on a phone. */
export function Header({ brand, logo, content }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="wordmark" href="#hero">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, checked when the site is built. */}
          <span className="wordmark-logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
          {brand}
        </a>
        <nav id="site-menu" className="site-menu" popover="auto" aria-label="Main">
          <ul>
            {content.navigation.map(({ label, section }) => (
              <li key={section}>
                <a href={`#${section}`}>{label}</a>
              </li>
            ))}
          </ul>
          <button type="button" className="button menu-cta" data-lead-source={content.source.mobile}>
            {content.getStarted}
          </button>
        </nav>
        <button type="button" className="button header-cta" data-lead-source={content.source.desktop}>
          {content.getStarted}
        </button>
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
          aria-expanded="false"
          aria-label="Menu"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
