import type { Field } from './fields.ts';

const EMAIL_END = '@site.example';
const DAY = '2026-11-30';

/** A valid answer to each field: the first option, or a text or number at the field's lower or upper bound. */
export function sampleAnswers(
  fields: readonly Field[],
  bound: 'min' | 'max' = 'max',
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field, bound)]));
}

function sampleAnswer({ kind, label, required, options, ...bounds }: Field, bound: 'min' | 'max'): string {
  const length = Math.max(bounds[bound], 1);
  switch (kind) {
    case 'choice':
      return Object.keys(options)[0] ?? '';
    case 'checkbox':
      return bound === 'min' && !required ? '' : label;
    case 'number':
      return String(bounds[bound]);
    case 'date':
      return DAY;
    case 'email':
      return EMAIL_END.padStart(Math.max(length, EMAIL_END.length + 1), 'e');
    default:
      return '1'.repeat(length);
  }
}
