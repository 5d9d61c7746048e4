import { type Field, PATTERNS } from '../../lead/fields.ts';
import { FIELDS } from '../../lead/form.ts';

/** A row of `server.form_rules`: one field's rule, as `lead_settle` reads it. */
type FormRule = {
  field: string;
  /** The column of the leads; `null` for an answer in the column `answers`. */
  kept_in: string | null;
  kind: string;
  required: boolean;
  least: number;
  most: number;
  options: string[];
  pattern: string | null;
  /** The answer counts towards the score if it is longer, or this option. */
  longer_than: number | null;
  counts_if: string | null;
};

/** The columns with another name than their field. */
const COLUMNS: Readonly<Record<string, string>> = { description: 'requirements', urgency: 'urgency_level' };

/** The form's rules for the database. Of a deadline, only a time is stored: at most its longest option from now. */
export function formRules(fields: readonly Field[] = FIELDS): FormRule[] {
  return fields.map(({ name, isOwn, kind, required, min, max, options, hours, score }) => ({
    field: name,
    kept_in: isOwn ? null : (COLUMNS[name] ?? name),
    kind: name === 'deadline' ? 'deadline' : kind,
    required,
    least: min,
    most: name === 'deadline' ? Math.max(...Object.values(hours)) : max,
    options: Object.keys(options),
    pattern: PATTERNS[kind] ?? null,
    longer_than: score && 'longerThan' in score ? score.longerThan : null,
    counts_if: score && 'is' in score ? score.is : null,
  }));
}

/** SQL that replaces the database's rules with these, in a transaction. The lock is for servers that start together. */
export function formRulesSql(rules = formRules()): string {
  const json = rules.map((rule) => JSON.stringify(rule).replaceAll("'", "''")).join(',\n');
  return `lock table server.form_rules in share row exclusive mode;
delete from server.form_rules;
insert into server.form_rules select * from json_populate_recordset(null::server.form_rules, '[
${json}
]');
`;
}
