import type { FieldName } from '../../lead/form.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES } from '../../lead/options.ts';

/** How a field is entered: what a browser may fill in, and which keyboard a phone shows. */
type FieldControl =
  | {
      control: 'input';
      type: 'text' | 'email' | 'tel';
      /** Not "off" for what nothing fills in: WebKit empties such fields on Back. */
      autoComplete?: string;
      inputMode: 'text' | 'email' | 'tel';
    }
  | { control: 'select'; options: Readonly<Record<string, string>> }
  | { control: 'textarea'; rows: number };

const FIELD_CONTROLS: Readonly<Record<FieldName, FieldControl>> = {
  name: { control: 'input', type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { control: 'input', type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { control: 'input', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  subject: { control: 'input', type: 'text', inputMode: 'text' },
  assignment_type: { control: 'select', options: ASSIGNMENT_TYPES },
  academic_level: { control: 'select', options: ACADEMIC_LEVELS },
  deadline: { control: 'select', options: DEADLINES },
  urgency: { control: 'select', options: URGENCIES },
  description: { control: 'textarea', rows: 6 },
};

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** First entry of an option list. */
  choose: string;
};

/** One labelled field with its hint and its error. Its value lives in the DOM, where it stands before React does. */
export function Field({ name, label, hint, error, choose }: FieldProps) {
  const id = `lead-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;

  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <Control name={name} choose={choose} attributes={attributes} />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = { name: FieldName; choose: string; attributes: { id: string; name: string } };

function Control({ name, choose, attributes }: ControlProps) {
  const field = FIELD_CONTROLS[name];
  switch (field.control) {
    case 'input':
      return (
        <input
          {...attributes}
          type={field.type}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
    case 'select':
      return (
        <select {...attributes} defaultValue="">
          <option value="">{choose}</option>
          {Object.entries(field.options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...attributes} rows={field.rows} />;
  }
}
