import type { FormPageContent } from '../content/form-page.ts';
import { StartingPriceTable } from '../sections/StartingPriceTable.tsx';

export type FormAsideProps = { content: FormPageContent };

/** What a visitor may want to know beside the form: what happens next, what it costs, and how else to reach the owner. */
export function FormAside({ content: { next, prices, reach } }: FormAsideProps) {
  return (
    <aside className="form-aside" aria-label={next.title}>
      <h2>{next.title}</h2>
      <ol>
        {next.steps.map(({ title, description, time }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="form-aside-time">
              {time.figure} {time.unit}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <h2 id={prices.chapter.id}>{prices.chapter.title}</h2>
      <StartingPriceTable content={prices} titleId={prices.chapter.id} />
      <h2>{reach.title}</h2>
      <p>{reach.text}</p>
      <Ways ways={reach.ways} />
    </aside>
  );
}

/** In the place of the form, for who runs no script, on a host that takes no forms. */
export function ReachInstead({ content: { reach } }: FormAsideProps) {
  return (
    <noscript>
      <div className="popup-head">
        <h1>{reach.instead.title}</h1>
        <p>{reach.instead.text}</p>
        <Ways ways={reach.ways} />
      </div>
    </noscript>
  );
}

function Ways({ ways }: Pick<FormPageContent['reach'], 'ways'>) {
  return (
    <p className="form-ways">
      {ways.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
