import type { ReactNode } from 'react';
import './section.css';

export type SectionHeadProps = {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string | undefined;
};

/** The start of every section below the hero. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </header>
  );
}

/** A sentence that ends in a highlighted phrase. */
export type EndingText = { opening: string; highlighted: string };
export type EndingProps = { text: EndingText; children: ReactNode };

/** The last line of a section, with a rule above it and the next action. */
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
