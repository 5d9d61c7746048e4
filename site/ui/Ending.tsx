import type { ReactNode } from 'react';
import './section.css';

/** A sentence that ends in a highlighted phrase. */
export type EndingText = { opening: string; highlighted: string };
export type EndingProps = { text: EndingText; children: ReactNode };

/** The last line of a part, ruled off: what to do next at its end. */
export function Ending({ text, children }: EndingProps) {
  return (
    <div className="ending row">
      <p>
        {text.opening} <mark>{text.highlighted}</mark>
      </p>
      {children}
    </div>
  );
}
