import { type ReactNode, useState } from 'react';
import { BROWSER_CHECKS, type FieldName } from '../../lead/form.ts';
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
  /** The labels of its options by their values, where it has some. */
  options?: Options | undefined;
  /** First entry of an option list. */
  choose: string;
  /** What stands in it from the start, where our server has put it there. */
  value?: string | undefined;
  /** What looks wrong with the value and is not refused. */
  doubt?: ReactNode;
};

/** One labelled field with its hint, its error and a doubt about it. Its value lives in the DOM, where it stands before React does. */
export function Field({ name, label, hint, error, options = {}, choose, value = '', doubt }: FieldProps) {
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
      <Control name={name} options={options} choose={choose} value={value} attributes={attributes} />
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

/** The id of a field: of what is entered, or of the group of its chips. */
export function fieldId(name: FieldName): string {
  return `lead-${name}`;
}

/** The id of what a link to a field leads to: a group cannot have the focus, its first chip can. */
export function firstControlId(name: FieldName): string {
  if (FIELD_CONTROLS[name].control !== 'chips') return fieldId(name);
  return `${fieldId(name)}-${Object.keys(OPTION_LISTS[name as keyof typeof OPTION_LISTS])[0]}`;
}

type Attributes = { id: string; name: string; required: boolean };
type ControlProps = {
  name: FieldName;
  options: Options;
  choose: string;
  value: string;
  attributes: Attributes;
};

function Control({ name, options, choose, value, attributes }: ControlProps) {
  const field = FIELD_CONTROLS[name];
  switch (field.control) {
    case 'input':
      return (
        <input
          {...attributes}
          defaultValue={value || undefined}
          type={field.type}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
        />
      );
    case 'select':
      return (
        <select {...attributes} defaultValue={value}>
          <option value="">{choose}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'chips':
      return <Chips {...attributes} options={options} value={value} />;
    case 'textarea':
      return <TextArea {...attributes} rows={field.rows} value={value} />;
  }
}

type ChipsProps = Attributes & { options: Options; value: string };

/** Few options, all in view: one press chooses. */
function Chips({ id, name, required, options, value, ...described }: ChipsProps) {
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
            defaultChecked={option === value}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

type TextAreaProps = Attributes & { rows: number; value: string };

/** Hydration puts the text of the HTML back over what was typed since, in a `<textarea>` alone: it is told the typed one. */
function TextArea({ value, ...attributes }: TextAreaProps) {
  const [text] = useState(() => value && (typedIn(attributes.id) ?? value));
  return <textarea {...attributes} defaultValue={text || undefined} />;
}

function typedIn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}
