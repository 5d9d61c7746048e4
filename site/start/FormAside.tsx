import type { Edition } from '../content/edition.ts';
import { StartingPriceTable } from '../sections/StartingPriceTable.tsx';
import { mailLink, phoneLink } from '../settings/links.ts';
import { site } from '../settings/site.ts';

export type FormAsideProps = { edition: Edition };

const PRICES_ID = 'starting-prices';

/** Information beside the form: next steps, prices, and other ways to reach the owner. */
export function FormAside({ edition }: FormAsideProps) {
  const { formPage, orderProcess, longForm, footer } = edition.words;
  const next = edition.sections.includes('order-process') ? orderProcess.steps.slice(1) : [];
  return (
    <aside className="form-aside" aria-label={formPage.next}>
      {next.length > 0 && (
        <>
          <h2>{formPage.next}</h2>
          <ol>
            {next.map(({ title, description, figure, unit }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="form-aside-time">
                  {figure} {unit}
                </p>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      {edition.chapters.includes('prices') && (
        <>
          <h2 id={PRICES_ID}>{longForm.prices.chapter.title}</h2>
          <StartingPriceTable edition={edition} titleId={PRICES_ID} />
        </>
      )}
      <h2>{formPage.reach.title}</h2>
      <p>{footer.contact.hours}</p>
      <Ways />
    </aside>
  );
}

/** Replaces the form on a static host if JavaScript is off. */
export function ReachInstead({ edition }: FormAsideProps) {
  const { reach } = edition.words.formPage;
  return (
    <noscript>
      <div className="popup-head">
        <h1>{reach.instead.title}</h1>
        <p>{reach.instead.text}</p>
        <Ways />
      </div>
    </noscript>
  );
}

function Ways() {
  const phone = site.phone ? [{ label: site.phone, href: phoneLink(site.phone) }] : [];
  return (
    <p className="form-ways wrap">
      {[mailLink(site.email), ...phone].map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
