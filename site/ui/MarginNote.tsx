import './pen.css';

export type MarginNoteProps = { children: string };

/** A remark of the red pen beside what it is about. On a phone it stands below it. */
export function MarginNote({ children }: MarginNoteProps) {
  return <p className="margin-note">{children}</p>;
}
