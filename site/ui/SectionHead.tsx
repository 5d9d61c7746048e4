import './section.css';

export type SectionHeadProps = {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string | undefined;
};

/** How every section below the hero begins. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
    </header>
  );
}
