import type { Edition } from '../content/edition.ts';
import { fillIn } from '../content/fill-in.ts';
import type { ClaimName } from '../settings/figures.ts';
import './footnotes.css';

/** A claim as it reads on the page. */
export type Claim = { name: ClaimName; value: string };
type Notes = Pick<Edition, 'notes' | 'words'>;

/** The sign after a claim that has a footnote. On a phone a press on it opens the note. */
export function NoteSign({ claim: { name, value }, edition }: { claim: Claim; edition: Notes }) {
  if (!edition.notes[name]) return null;
  return (
    <span className="note-sign">
      <button
        type="button"
        popoverTarget={noteId(name)}
        aria-label={fillIn(edition.words.page.footnote, { claim: value })}
      />
    </span>
  );
}

/** The footnotes of claims, in the order of their signs: in the margin, and on a phone in a popover each. */
export function Footnotes({ claims, edition: { notes } }: { claims: readonly Claim[]; edition: Notes }) {
  const noted = claims.filter(({ name }) => notes[name]);
  if (noted.length === 0) return null;
  return (
    <div className="footnotes soft">
      {noted.map(({ name, value }) => (
        <p key={name} id={noteId(name)} popover="auto" role="note">
          {value}: {notes[name]}
        </p>
      ))}
    </div>
  );
}

function noteId(name: ClaimName): string {
  return `note-${name}`;
}
