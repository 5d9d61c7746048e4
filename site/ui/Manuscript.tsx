import type { ManuscriptContent, Run } from '../content/language.ts';
import { Drawn } from './Drawn.tsx';
import { PenMark } from './Pen.tsx';
import './Manuscript.css';

export type ManuscriptProps = { content: ManuscriptContent };

/** A drawn essay page with corrections in red, exposed as one image with a text alternative. */
export function Manuscript({ content }: ManuscriptProps) {
  return (
    <figure className="manuscript" role="img" aria-label={content.label}>
      <div className="manuscript-sheet sheet" data-code={content.isCode} aria-hidden="true">
        <p className="manuscript-meta soft">{content.meta}</p>
        <p className="manuscript-heading">{content.heading}</p>
        {content.paragraphs.map((runs) => (
          <p key={runs[0]?.text} className="manuscript-text">
            {runs.map((run) => (
              <MarkedRun key={run.text} {...run} />
            ))}
          </p>
        ))}
        {content.notes.map((note) => (
          <span key={note} className="manuscript-note">
            <Drawn text={note} sign="✓" />
          </span>
        ))}
        <p className="manuscript-verdict">
          {content.verdict}
          <PenMark shape="circle" draws="load" />
        </p>
      </div>
    </figure>
  );
}

function MarkedRun({ text, mark, above }: Run) {
  if (!mark) return text;
  return (
    <span data-mark={mark}>
      {text}
      {above && <span className="manuscript-above">{above}</span>}
    </span>
  );
}
