import { HONEYPOT_NAME } from '../../lead/spam.ts';

const HONEYPOT_ID = `lead-${HONEYPOT_NAME}`;

/**
 * A field for robots, which fill in everything. It is out of sight, outside the tab order and hidden from assistive
 * technology.
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

/** The value of the honeypot of `form`. */
export function honeypotIn(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>(`#${HONEYPOT_ID}`)?.value ?? '';
}
