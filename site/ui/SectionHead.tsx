import './section.css';

export type SectionHeadProps = {
  /** The section's number, set like a reference to a footnote. */
  number: number;
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string | undefined;
};

/** How every section below the hero begins. */
export function SectionHead({ number, id, title, intro }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>
        {title}
        <sup aria-hidden="true">{number}</sup>
      </h2>
      {intro && <p className="section-intro">{intro}</p>}
    </header>
  );
}
