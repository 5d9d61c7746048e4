import type { ReactNode } from 'react';
import { BROWSER_CHECKS, type FieldName } from '../../lead/form.ts';
import { OPTION_LISTS } from '../../lead/options.ts';

/** Each field's autofill and keyboard type. */
type FieldControl =
  | {
      control: 'input';
      type: 'text' | 'email' | 'tel';
      /** Not "off" for fields without autofill, because WebKit empties such fields on Back. */
      autoComplete?: string;
      inputMode: 'text' | 'email' | 'tel';
    }
  | { control: 'select' | 'chips' }
  | { control: 'textarea'; rows: number };

const FIELD_CONTROLS: Readonly<Record<FieldName, FieldControl>> = {
  name: { control: 'input', type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { control: 'input', type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { control: 'input', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  subject: { control: 'input', type: 'text', inputMode: 'text' },
  assignment_type: { control: 'select' },
  academic_level: { control: 'chips' },
  deadline: { control: 'select' },
  urgency: { control: 'chips' },
  description: { control: 'textarea', rows: 6 },
};

type Options = Readonly<Record<string, string>>;

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The labels of its options by value, if it has any. */
  options?: Options | undefined;
  /** First entry of an option list. */
  choose: string;
  value: string;
  onEdit: (value: string) => void;
  /** A suggestion about the value, which does not block it. */
  doubt?: ReactNode;
};

/** A labelled field with its hint, error and suggestion. */
export function Field({ name, label, hint, error, options = {}, choose, value, onEdit, doubt }: FieldProps) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    required: true,
    ...BROWSER_CHECKS[name],
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
      <Control {...{ name, options, choose, value, onEdit, attributes }} />
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

/** The id of a field's control, or of its group of chips. */
export function fieldId(name: FieldName): string {
  return `lead-${name}`;
}

/** The id that a link to a field targets: the first chip, because a group cannot have the focus. */
export function firstControlId(name: FieldName): string {
  if (FIELD_CONTROLS[name].control !== 'chips') return fieldId(name);
  return `${fieldId(name)}-${Object.keys(OPTION_LISTS[name as keyof typeof OPTION_LISTS])[0]}`;
}

type Attributes = { id: string; name: string; required: boolean };
type Entry = { value: string; onEdit: (value: string) => void };
type ControlProps = Entry & { name: FieldName; options: Options; choose: string; attributes: Attributes };

function Control({ name, options, choose, value, onEdit, attributes }: ControlProps) {
  const field = FIELD_CONTROLS[name];
  const entry = {
    ...attributes,
    value,
    // Not `onChange`, because React ignores values set by scripts, such as form-filling programs.
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onEdit(currentTarget.value),
  };
  switch (field.control) {
    case 'input':
      return (
        <input {...entry} type={field.type} autoComplete={field.autoComplete} inputMode={field.inputMode} />
      );
    case 'select':
      return (
        <select {...entry}>
          <option value="">{choose}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'chips':
      return <Chips {...attributes} options={options} value={value} onEdit={onEdit} />;
    case 'textarea':
      return <textarea {...entry} rows={field.rows} />;
  }
}

type ChipsProps = Attributes & Entry & { options: Options };

/** A few options, all visible. One press chooses. */
function Chips({ id, name, required, options, value, onEdit, ...described }: ChipsProps) {
  return (
    <div
      className="chips"
      id={id}
      role="radiogroup"
      aria-required={required}
      aria-labelledby={`${id}-label`}
      {...described}
    >
      {Object.entries(options).map(([option, text]) => (
        <label key={option} className="chip">
          <input
            type="radio"
            id={`${id}-${option}`}
            name={name}
            value={option}
            required={required}
            checked={option === value}
            onChange={() => onEdit(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
