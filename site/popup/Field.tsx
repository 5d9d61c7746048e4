import type { ReactNode } from 'react';
import type { FieldName } from '../../lead/form.ts';
import { OPTION_LISTS } from '../../lead/options.ts';

/** How a field is entered: what a browser may fill in, and which keyboard a phone shows. */
type FieldControl =
  | {
      control: 'input';
      type: 'text' | 'email' | 'tel';
      /** Not "off" for what nothing fills in: WebKit empties such fields on Back. */
      autoComplete?: string;
      inputMode: 'text' | 'email' | 'tel';
    }
  | { control: 'select' | 'chips'; options: Readonly<Record<string, string>> }
  | { control: 'textarea'; rows: number };

const FIELD_CONTROLS: Readonly<Record<FieldName, FieldControl>> = {
  name: { control: 'input', type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { control: 'input', type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { control: 'input', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  subject: { control: 'input', type: 'text', inputMode: 'text' },
  assignment_type: { control: 'select', options: OPTION_LISTS.assignment_type },
  academic_level: { control: 'chips', options: OPTION_LISTS.academic_level },
  deadline: { control: 'select', options: OPTION_LISTS.deadline },
  urgency: { control: 'chips', options: OPTION_LISTS.urgency },
  description: { control: 'textarea', rows: 6 },
};

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** First entry of an option list. */
  choose: string;
  /** What looks wrong with the value and is not refused. */
  doubt?: ReactNode;
};

/** One labelled field with its hint, its error and a doubt about it. Its value lives in the DOM, where it stands before React does. */
export function Field({ name, label, hint, error, choose, doubt }: FieldProps) {
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
      {FIELD_CONTROLS[name].control === 'chips' ? (
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      )}
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
      {/* There before what it says, so that it is heard. */}
      {(name === 'email' || name === 'phone') && (
        <p className="field-doubt" role="status">
          {!error && doubt}
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
    case 'chips':
      return <Chips {...attributes} options={field.options} />;
    case 'textarea':
      return <textarea {...attributes} rows={field.rows} />;
  }
}

type ChipsProps = { id: string; name: string; options: Readonly<Record<string, string>> };

/** Few options, all in view: one press chooses. */
function Chips({ id, name, options, ...described }: ChipsProps) {
  return (
    <div className="chips" id={id} role="radiogroup" aria-labelledby={`${id}-label`} {...described}>
      {Object.entries(options).map(([value, text]) => (
        <label key={value} className="chip">
          <input type="radio" name={name} value={value} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
