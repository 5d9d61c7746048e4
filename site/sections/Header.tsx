import { Menu, X } from 'lucide-react';
import type { HeaderContent } from '../content/header.ts';
import type { Twin } from '../settings/paths.ts';
import { LanguageLink } from '../ui/LanguageLink.tsx';
import { opensForm } from '../ui/opens-form.ts';
import './Header.css';

export type HeaderProps = {
  brand: string;
  /** An `<svg>` element. */
  logo: string;
  content: HeaderContent;
  /** The path of the page with the sections, where this one has none of them: the popup is there too. */
  home?: string;
  /** The page in other languages. */
  twins: readonly Twin[];
};

/** The fixed header. One list of links serves both widths: a row on a wide page, a popover on a phone. */
export function Header({ brand, logo, content, home = '', twins }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="wordmark" href={`${home}#hero`}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, checked when the site is built. */}
          <span className="wordmark-logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
          {brand}
        </a>
        <nav id="site-menu" className="site-menu" popover="auto" aria-label={content.main}>
          <ul>
            {content.navigation.map(({ label, section }) => (
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
          (['desktop', 'mobile'] as const).map((width) => (
            <button
              key={width}
              type="submit"
              {...opensForm(content.source[width])}
              className="button header-cta"
              data-width={width}
            >
              {content.getStarted}
            </button>
          ))}
        <button type="button" className="menu-button" popoverTarget="site-menu" aria-label={content.menu}>
          <Menu className="menu-bars" aria-hidden="true" />
          <X className="menu-cross" aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
