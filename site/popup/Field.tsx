import type { ReactNode } from 'react';
import type { Field as FieldRules } from '../../lead/fields.ts';
import { browserChecks, type FieldName, fieldOf } from '../../lead/form.ts';
import type { FieldContent } from '../content/popup.ts';

/** Not "off" for fields without autofill, because WebKit empties such fields on Back. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };
/** Each kind's input and keyboard. */
const INPUTS = {
  text: { type: 'text', inputMode: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date', inputMode: undefined },
} as const;
const LONG_TEXT_ROWS = 6;

type Options = Readonly<Record<string, string>>;

export type FieldProps = {
  field: FieldRules;
  words: FieldContent;
  /** Instead of the field's usual hint. */
  hint?: string | undefined;
  error?: string | undefined;
  /** First entry of an option list. */
  choose: string;
  value: string;
  onEdit: (value: string) => void;
  /** A suggestion about the value, which does not block it. */
  doubt?: ReactNode;
};

/** A labelled field with its hint, error and suggestion. */
export function Field({ field, words, error, choose, value, onEdit, doubt, ...shown }: FieldProps) {
  const { name, kind } = field;
  const { label, options = {} } = words;
  const hint = shown.hint ?? words.hint;
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    ...browserChecks(field),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;

  return (
    <div className="field" data-field={name}>
      {kind === 'checkbox' ? null : isChips(field) ? (
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      )}
      <Control {...{ field, label, options, choose, value, onEdit, attributes }} />
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
      {(kind === 'email' || kind === 'phone') && (
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
  const field = fieldOf(name);
  return field && isChips(field) ? `${fieldId(name)}-${Object.keys(field.options)[0]}` : fieldId(name);
}

function isChips({ kind, shown }: FieldRules): boolean {
  return kind === 'choice' && shown === 'chips';
}

type Attributes = ReturnType<typeof browserChecks> & { id: string; name: string };
type Entry = { value: string; onEdit: (value: string) => void };
type ControlProps = Entry & {
  field: FieldRules;
  label: string;
  options: Options;
  choose: string;
  attributes: Attributes;
};

function Control({ field, label, options, choose, value, onEdit, attributes }: ControlProps) {
  const { name, kind } = field;
  const { minLength, pattern, ...shared } = attributes;
  const entry = {
    ...shared,
    value,
    // Not `onChange`, because React ignores values set by scripts, such as form-filling programs.
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onEdit(currentTarget.value),
  };
  if (kind === 'checkbox')
    return (
      <label className="field-tick">
        <input
          {...shared}
          type="checkbox"
          value={label}
          checked={value !== ''}
          onChange={() => onEdit(value ? '' : label)}
        />
        {label}
      </label>
    );
  if (kind === 'long text') return <textarea {...entry} minLength={minLength} rows={LONG_TEXT_ROWS} />;
  if (kind !== 'choice')
    return (
      <input
        {...entry}
        {...INPUTS[kind]}
        minLength={minLength}
        pattern={pattern}
        autoComplete={AUTO_COMPLETE[name]}
      />
    );
  if (isChips(field)) return <Chips {...shared} options={options} value={value} onEdit={onEdit} />;
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
}

type ChipsProps = Omit<Attributes, 'minLength' | 'pattern'> & Entry & { options: Options };

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
      {pairsOf(Object.entries(options)).map((pair) => (
        <span key={pair[0]?.[0]} className="chip-pair">
          {pair.map(([option, text]) => (
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
        </span>
      ))}
    </div>
  );
}

function pairsOf<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
}
