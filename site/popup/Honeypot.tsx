import { HONEYPOT_NAME } from '../../lead/spam.ts';

const HONEYPOT_ID = `lead-${HONEYPOT_NAME}`;

/**
 * A field for robots, which fill whatever is there. Nobody else comes upon it:
 * it is out of sight, of the tab order and of the accessibility tree.
 */
export function Honeypot({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="popup-honeypot" aria-hidden="true">
      <label htmlFor={HONEYPOT_ID}>{label}</label>
      <input
        id={HONEYPOT_ID}
        name={HONEYPOT_NAME}
        type="text"
        defaultValue={value || undefined}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

/** What stands in the honeypot of `form`. */
export function honeypotIn(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>(`#${HONEYPOT_ID}`)?.value ?? '';
}
