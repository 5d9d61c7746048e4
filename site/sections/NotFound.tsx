import type { Words } from '../content/language.ts';
import { PenMark } from '../ui/Pen.tsx';
import './NotFound.css';

export type NotFoundProps = { words: Words['page']; home: string; form: string };

/** The page for every path that is none. */
export function NotFound({ words, home, form }: NotFoundProps) {
  return (
    <main id="main" className="not-found stack" tabIndex={-1}>
      <h1>
        <span className="penned">
          {words.notFound.code}
          <PenMark shape="circle" draws="load" />
        </span>
      </h1>
      <p>{words.notFound.message}</p>
      <div className="actions wrap">
        <a className="button" href={home}>
          {words.notFound.home}
        </a>
        <a className="button" data-look="quiet" href={form}>
          {words.header.getStarted}
        </a>
      </div>
    </main>
  );
}
