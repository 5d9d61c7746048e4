import './Particles.css';

/** Twelve marks of punctuation and reference; the styles keep six of them at 768 px or less. */
const MARKS = ['§', '“', '&', '…', '¶', '[', '*', '”', '#', ']', '?', '!'];

/** Pale marks that drift over the hero's paper. */
export function Particles() {
  return (
    <div className="particles" aria-hidden="true">
      {MARKS.map((mark) => (
        <span key={mark} className="particle">
          {mark}
        </span>
      ))}
    </div>
  );
}
