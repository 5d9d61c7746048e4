import {
  describeForm,
  type Field,
  type FieldSettings,
  type FormSettings,
  isSpecified,
  MOST,
  SPECIFIED_FIELDS,
} from './fields.ts';
import { STEP_PARAMETER } from './form-page.ts';
import { HONEYPOT_NAME } from './spam.ts';

/** The faults of an owner's form, each with its place and remedy. The build stops for them. */
export function checkForm(settings: FormSettings): string[] {
  const { steps, fields = {} } = settings;
  const asked = steps.flat();
  const faults = [
    ...stepFaults(steps),
    ...Object.keys(fields)
      .filter((name) => !isSpecified(name) && !asked.includes(name))
      .map((name) => `fields.${name}: is in no step: add it to form.steps, or remove it`),
    ...describeForm(settings)
      .flat()
      .flatMap((field) => fieldFaults(field).map((fault) => `fields.${field.name}: ${fault}`)),
  ];
  return faults.map((fault) => `form.${fault}`);
}

const MAX_STEPS = 3;

function stepFaults(steps: FormSettings['steps']): string[] {
  const asked = steps.flat();
  const twice = asked.filter((name, index) => asked.indexOf(name) !== index);
  return [
    ...(steps.length > MAX_STEPS ? [`steps: must be at most ${MAX_STEPS} lists of fields`] : []),
    ...(steps.some((names) => names.length === 0) ? ['steps: has an empty step: remove it'] : []),
    ...(asked.includes('email') ? [] : ['steps: must contain email, because you reply to it']),
    ...twice.map((name) => `steps: has ${name} twice: remove one`),
  ];
}

/** Names that a posted form, a row or an id on the page uses for something else. */
const TAKEN = [
  HONEYPOT_NAME,
  STEP_PARAMETER,
  'id',
  'status',
  'created_at',
  'requirements',
  'urgency_level',
  'lead_quality_score',
  'source_page',
  'source_referrer',
  'source_title',
  'trigger_type',
  'campaign_data',
  'answers',
  'form',
  'popup',
  'title',
  'subtitle',
  'chosen',
  'failure',
  'redirect',
];

function fieldFaults(field: Field): string[] {
  const { name, isOwn, kind, label, min, max, options, hours, score } = field;
  const values = Object.keys(options);
  const labels = Object.values(options);
  const specified: Partial<FieldSettings> = isSpecified(name) ? SPECIFIED_FIELDS[name] : { kind };
  const rules: readonly (readonly [isBroken: boolean, remedy: string])[] = [
    [
      isOwn && (!/^[a-z][a-z0-9_]{0,39}$/.test(name) || TAKEN.includes(name)),
      'needs another name: lower-case letters, digits and underscores, and not one that the lead or the page already has',
    ],
    [!Object.hasOwn(MOST, kind), `kind must be one of ${Object.keys(MOST).join(', ')}`],
    [kind !== specified.kind, `kind must stay ${specified.kind}: add a field of your own instead`],
    [label.trim() === '', 'needs a label'],
    [
      kind === 'checkbox' && label.length > max,
      `needs a label of at most ${max} characters, because it is stored`,
    ],
    [!(min >= 0 && min <= max), `min must be from 0 to its max, ${max}`],
    [max > (MOST[kind] ?? 0), `max must be at most ${MOST[kind]}`],
    [kind === 'choice' && values.length === 0, "needs options, such as { short: 'Short', long: 'Long' }"],
    [kind !== 'choice' && values.length > 0, "has options: its kind must be 'choice'"],
    [
      values.some((value) => !/^\w{1,50}$/.test(value)),
      'has an option whose value is not 1 to 50 letters, digits and underscores',
    ],
    [labels.some((text) => text.trim() === ''), 'has an option without a label'],
    [new Set(labels).size < labels.length, 'has two options with the same label: change one'],
    [
      name === 'deadline' && values.some((value) => !isWholeFromOne(hours[value] ?? 0)),
      'needs for each option its hours, a whole number from 1: hours: { one_day: 24 }',
    ],
    [name === 'deadline' && Boolean(score), 'cannot have a score: only a time is stored of it'],
    [
      Boolean(score && 'is' in score && !values.includes(score.is)),
      'score.is must be one of its options; to count no option, set score to undefined',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, remedy]) => remedy);
}

function isWholeFromOne(hours: number): boolean {
  return Number.isInteger(hours) && hours >= 1;
}
