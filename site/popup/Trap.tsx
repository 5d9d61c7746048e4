const TRAP_NAME = 'comment';
const TRAP_ID = `lead-${TRAP_NAME}`;

/**
 * A field for robots, which fill whatever is there. Nobody else comes upon it:
 * it is out of sight, of the tab order and of the accessibility tree. Its name
 * tempts whoever has something to advertise, and is none that a browser or a
 * password manager fills by itself.
 */
export function Trap({ label }: { label: string }) {
  return (
    <div className="popup-trap" aria-hidden="true">
      <label htmlFor={TRAP_ID}>{label}</label>
      <input id={TRAP_ID} name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What stands in the trap of `form`. */
export function trapIn(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>(`#${TRAP_ID}`)?.value ?? '';
}
