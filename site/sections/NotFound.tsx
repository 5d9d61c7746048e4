import type { NotFoundWords } from '../content/words/not-found.ts';
import { PenMark } from '../ui/PenMark.tsx';
import './NotFound.css';

export type NotFoundProps = { content: NotFoundWords; home: string };

/** The page for every path that is none. */
export function NotFound({ content, home }: NotFoundProps) {
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <h1>
        <span className="penned">
          {content.code}
          <PenMark shape="circle" draws="load" />
        </span>
      </h1>
      <p>{content.message}</p>
      <a className="button" href={home}>
        {content.home}
      </a>
    </main>
  );
}
