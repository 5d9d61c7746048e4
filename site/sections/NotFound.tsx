import type { Words } from '../content/language.ts';
import { PenMark } from '../ui/Pen.tsx';
import './NotFound.css';

export type NotFoundProps = { words: Words['page']['notFound']; home: string };

/** The page for every path that is none. */
export function NotFound({ words, home }: NotFoundProps) {
  return (
    <main id="main" className="not-found stack" tabIndex={-1}>
      <h1>
        <span className="penned">
          {words.code}
          <PenMark shape="circle" draws="load" />
        </span>
      </h1>
      <p>{words.message}</p>
      <a className="button" href={home}>
        {words.home}
      </a>
    </main>
  );
}
