import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { DEADLINE_HOURS, deadlineFor } from '../../lead/deadline.ts';
import {
  describeForm,
  EMAIL_PATTERN,
  type Field,
  type FieldSettings,
  faultOf,
  type SpecifiedName,
} from '../../lead/fields.ts';
import { cleanForm, FIELDS, fieldOf } from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import { scoreLead } from '../../lead/score.ts';
import {
  ADDRESS_MAX_LENGTH,
  CLICK_ID_NAMES,
  leadSourceFrom,
  TITLE_MAX_LENGTH,
  TRIGGER_TYPES,
  UTM_KEYS,
  UTM_MAX_LENGTH,
} from '../../lead/source.ts';
import { BOTH, openForTests } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { SPECIFIED_FORM } from '../../tests/support/sample-site.ts';
import { formRules, formRulesSql } from './form-rules.ts';

/** Two of three values are at a limit of their field. This many reach each limit. */
const RUNS = 120;
const OWN_FIELDS = 24;
const MS_PER_HOUR = 3_600_000;
const [FIRST_STEP = [], SECOND_STEP = []] = SPECIFIED_FORM.steps;

/** Every character that String.prototype.trim strips, and some that look as if they were. */
const STRIPPED = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
].concat([...'\u2028\u2029\u202f\u205f\u3000\ufeff']);
const KEPT = [
  '\u200b',
  '\u180e',
  '\u0085',
  '\u2060',
  '\u001c',
  '\u0000a',
  'a',
  'é',
  '🎓',
  '👩‍🎓',
  '\ud800',
  "'",
  '\\',
];

/** Characters of one code point and of several. */
const GRAPHEMES = ['a', 'é', 'e\u0301', '🎓', '👩‍🎓', '🇨🇿', 'ﷺ', '한'];

const space = fc.string({ unit: fc.constantFrom(...STRIPPED), maxLength: 3 });
const core = (min: number, max: number) => {
  const unit = fc.oneof(
    fc.constantFrom(...STRIPPED, ...KEPT),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const near = (length: number) =>
    fc.string({ unit, minLength: Math.max(0, length - 1), maxLength: length + 1 });
  const exactly = (length: number) =>
    fc.constantFrom('a', 'é', '🎓').map((character) => character.repeat(length));
  const edges = [min - 1, min, max, max + 1].map((length) => exactly(Math.max(0, length)));
  return fc.oneof(near(min), fc.string({ unit, maxLength: 60 }), ...edges);
};
const typed = ({ min, max }: { min: number; max: number }) =>
  fc.tuple(space, core(min, max), space).map((parts) => parts.join(''));

const emailUnit = fc.constantFrom(...`aZ09.-_+@'!é \n"xn`);
const email = fc.oneof(
  fc.emailAddress(),
  fc.tuple(space, fc.emailAddress(), space).map((parts) => parts.join('')),
  fc.stringMatching(new RegExp(EMAIL_PATTERN)),
  fc.string({ unit: emailUnit, maxLength: 12 }).map((text) => `${text}@b.example`),
  fc.string({ unit: emailUnit, maxLength: 12 }).map((text) => `a@${text}.example`),
  fc.string({ unit: emailUnit, maxLength: 8 }).map((text) => `a@b.${text}`),
  fc.integer({ min: -1, max: 1 }).map((more) => `${'a'.repeat(254 - '@b.example'.length + more)}@b.example`),
  fc.integer({ min: 62, max: 65 }).map((length) => `a@${'b'.repeat(length)}.example`),
);

/** The specified fields that are typed. */
const TYPED = ['name', 'email', 'phone', 'subject', 'description'] satisfies SpecifiedName[];
const valuesOf = (field: Field) => (field.kind === 'email' ? email : typed(field));
const isTyped = ({ name }: Field) => TYPED.some((typedName) => typedName === name);
const optionsOf = (name: string) => Object.keys(fieldOf(name)?.options ?? {});
const NO_OPTIONS = ['', 'Other', 'x'];
/** Text around the score's limits. */
const scored = (edge: number) =>
  fc
    .tuple(
      space,
      fc.string({ unit: fc.constantFrom(...GRAPHEMES), minLength: edge - 2, maxLength: edge + 1 }),
      space,
    )
    .map((parts) => parts.join(''));
const lengthThatCounts = ({ score, max }: Field) => (score && 'longerThan' in score ? score.longerThan : max);
/** The whole form, one of whose bounds each text is at. */
const form = fc.record(
  Object.fromEntries(
    FIELDS.map((field) => [
      field.name,
      field.kind === 'choice'
        ? fc.constantFrom(...Object.keys(field.options))
        : field.kind === 'email'
          ? fc.emailAddress()
          : scored(Math.max(lengthThatCounts(field), field.min + 2)),
    ]),
  ),
);

const word = fc.string({ unit: fc.constantFrom(...'ab1é🎓 '), maxLength: 12 });
/** Settings of an owner's own field. */
const ownField = fc
  .record({
    kind: fc.constantFrom<FieldSettings['kind']>(
      'text',
      'email',
      'phone',
      'number',
      'choice',
      'long text',
      'date',
      'checkbox',
    ),
    label: fc.constant('Own'),
    required: fc.boolean(),
    min: fc.nat(6),
    more: fc.nat(30),
    options: fc.uniqueArray(fc.stringMatching(/^\w{1,4}$/), { minLength: 1, maxLength: 4 }),
    score: fc.oneof(fc.constant(null), fc.record({ longerThan: fc.nat(8) })),
  })
  .map(({ more, options, score, ...field }): FieldSettings => {
    if (field.kind === 'choice')
      return { ...field, min: 0, options: Object.fromEntries(options.map((value) => [value, value])) };
    const bounds = ['date', 'email'].includes(field.kind) ? { min: 0 } : { max: field.min + more };
    return { ...field, ...bounds, ...(score && { score }) };
  });
const day = fc
  .tuple(fc.constantFrom('2026', '2028', '0999'), fc.nat(13), fc.nat(32))
  .map(([year, month, date]) =>
    [year, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-'),
  );
const answer = fc.oneof(
  word,
  day,
  email,
  fc.nat(60).map(String),
  fc.constantFrom('', '0012', '-1', '1.5', '1e9'),
);

/** The text as the page would send it: without unstorable characters, but with white space. */
function sendable(value: string): string {
  return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

const COLUMN_OF: Readonly<Record<string, string>> = { description: 'requirements', urgency: 'urgency_level' };

/**
 * Inserts leads as the server does, each separately, and returns the stored row or the error code of each. Uses one
 * statement for all, which takes a hundredth of the time.
 */
const TRY_LEADS = `
  create function public.try_leads(leads json) returns table (outcome text, kept json) language plpgsql as $$
  declare sent json;
  begin
    for sent in select json_array_elements(leads) loop
      begin
        perform server.insert_leads(array(select json_object_keys(sent)), json_build_array(sent));
        outcome := 'stored';
        kept := (select row_to_json(stored) from public.leads as stored where id::text = sent->>'id');
      exception when others then
        outcome := sqlstate;
        kept := null;
      end;
      return next;
    end loop;
  end $$`;
type Outcome = { outcome: string; kept: (Lead & Record<string, unknown>) | null };

const CHECK_VIOLATION = '23514';
const ended = (isTaken: boolean) => (isTaken ? 'stored' : CHECK_VIOLATION);
const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from));

describe.each(BOTH)('the rules of the form and of $kind', (kind) => {
  const open = openForTests(kind);
  beforeAll(async () => void (await open.asOwner(TRY_LEADS)));

  const insert = (rows: readonly object[]) =>
    open.asOwner<Outcome>('select * from public.try_leads($1)', [JSON.stringify(rows)]);

  /** Expects the database to accept exactly the values for which `isTaken` is true. */
  async function expectSame<Value>(
    values: Value[],
    rowOf: (value: Value) => object,
    isTaken: (value: Value) => boolean,
  ) {
    const outcomes = await insert(values.map(rowOf));
    expect(values.map((value, index) => [value, outcomes[index]?.outcome])).toEqual(
      values.map((value) => [value, ended(isTaken(value))]),
    );
  }

  const rowWith = (column: string) => (value: string) => leadRow({ [column]: sendable(value) });

  it.each(FIELDS.filter(isTyped))('agree on every $name', async (field) => {
    const column = COLUMN_OF[field.name] ?? field.name;
    await expectSame(
      fc.sample(valuesOf(field), RUNS),
      rowWith(column),
      (value) => faultOf(field, value) === null,
    );
  });

  it.each(FIELDS.filter(({ name, kind, isOwn }) => kind === 'choice' && name !== 'deadline' && !isOwn))(
    'agree on every $name',
    async (field) => {
      const values = [...Object.keys(field.options), ...NO_OPTIONS];
      const isOption = (value: string) => Object.hasOwn(field.options, value);
      expect(values.filter((value) => faultOf(field, value) === null)).toEqual(values.filter(isOption));
      await expectSame(values, rowWith(COLUMN_OF[field.name] ?? field.name), isOption);
    },
  );

  it('agree on an owner’s own fields, and keep their answers and score', async () => {
    for (const own of fc.sample(ownField, OWN_FIELDS)) {
      const fields = describeForm({
        steps: [FIRST_STEP, SECOND_STEP, ['description', 'own']],
        fields: { own },
      }).flat();
      await open.asOwner(formRulesSql(formRules(fields)));
      const [field] = fields.slice(-1);
      const options = Object.keys(own.options ?? {});
      const answers = [
        ...options,
        ...fc.sample(answer, RUNS / 2),
        ...fc.sample(typed({ min: 0, max: 20, ...own }), 9),
      ];
      const outcomes = await insert(
        answers.map((value) => leadRow({ answers: { own: sendable(value), other: 1 } })),
      );
      for (const [index, value] of answers.entries()) {
        const told = JSON.stringify([own, value]);
        const isTaken = field && faultOf(field, value) === null;
        const { outcome, kept } = outcomes[index] ?? {};
        expect(outcome, told).toBe(ended(isTaken ?? false));
        if (!isTaken) continue;
        const clean = sendable(value).trim();
        expect(kept?.answers, told).toEqual(clean ? { own: clean } : {});
        expect(kept?.lead_quality_score, told).toBe(scoreLead({ ...FORM, own: clean }, fields));
      }
    }
    await open.asOwner(formRulesSql());
  });

  it('agree on what whole rows are stored as', async () => {
    const forms = fc.sample(form, RUNS).map(cleanForm);
    const created_at = new Date();
    const outcomes = await insert(
      forms.map(({ description, urgency, deadline, ...others }) =>
        leadRow({
          ...others,
          requirements: description,
          urgency_level: urgency,
          lead_quality_score: 1,
          created_at,
          deadline: deadlineFor(deadline, created_at),
        }),
      ),
    );
    for (const [index, checked] of forms.entries()) {
      const { name, email, phone, subject, description: requirements } = checked;
      const { kept } = outcomes[index] ?? {};
      if (FIELDS.some((field) => faultOf(field, checked[field.name] ?? ''))) expect(kept).toBeNull();
      else {
        expect(kept).toMatchObject({ name, email, phone, subject, requirements });
        expect(kept?.lead_quality_score).toBe(scoreLead(checked, FIELDS));
        expect(msBetween(kept?.created_at, kept?.deadline)).toBe(
          (DEADLINE_HOURS[checked.deadline] ?? 0) * MS_PER_HOUR,
        );
      }
    }
  });

  it('agree on a lead’s source, which is stored as the page sends it', async () => {
    const parameter = fc.tuple(fc.constantFrom(...UTM_KEYS, 'ref'), typed({ min: 0, max: UTM_MAX_LENGTH }));
    const address = fc
      .tuple(typed({ min: 0, max: ADDRESS_MAX_LENGTH }), fc.array(parameter))
      .map(([path, parameters]) => {
        const query = parameters.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
        return `${path}?${query.join('&')}`;
      });
    const opening = fc.record({
      trigger: fc.constantFrom(...TRIGGER_TYPES),
      title: typed({ min: 0, max: TITLE_MAX_LENGTH }),
    });
    const came = fc.tuple(address, typed({ min: 0, max: ADDRESS_MAX_LENGTH }), opening);
    const widest = {
      campaign_data: Object.fromEntries(UTM_KEYS.map((key) => [key, '\u0001'.repeat(UTM_MAX_LENGTH)])),
      source_page: '🎓'.repeat(ADDRESS_MAX_LENGTH),
      source_referrer: '🎓'.repeat(ADDRESS_MAX_LENGTH),
      source_title: '🎓'.repeat(TITLE_MAX_LENGTH),
      attribution: {
        ...Object.fromEntries(CLICK_ID_NAMES.map((name) => [name, 'x'.repeat(500)])),
        first_page: '\u0001'.repeat(ADDRESS_MAX_LENGTH),
        first_referrer: '\u0001'.repeat(ADDRESS_MAX_LENGTH),
        first_campaign: '\u0001'.repeat(2 * UTM_MAX_LENGTH + ', '.length),
      },
    };
    const sources = [widest, ...fc.sample(came, RUNS / 2).map((from) => leadSourceFrom(...from))];
    const outcomes = await insert(sources.map((source) => leadRow(source)));
    expect(outcomes).toMatchObject(sources.map((kept) => ({ outcome: 'stored', kept })));
  });

  it('agree on every trigger', async () => {
    const triggers: readonly string[] = TRIGGER_TYPES;
    const values = [...triggers, '', 'Exit_intent', 'hover'];
    await expectSame(values, rowWith('trigger_type'), (value) => triggers.includes(value));
  });

  it('agree on the deadline, for any visitor’s clock', async () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    const chosen = fc.oneof(fc.constantFrom(...optionsOf('deadline')), fc.string());
    const most = Math.max(...Object.values(DEADLINE_HOURS)) * MS_PER_HOUR;
    const moments = fc.sample(moment, RUNS);
    const choices = [...optionsOf('deadline'), ...fc.sample(chosen, RUNS)].slice(0, RUNS);
    const deadlines = moments.map((created_at, index) => deadlineFor(choices[index] ?? '', created_at));
    const outcomes = await insert(
      moments.map((created_at, index) => leadRow({ created_at, deadline: deadlines[index] })),
    );
    expect(outcomes.map(({ kept }) => msBetween(kept?.created_at, kept?.deadline))).toEqual(
      moments.map((created_at, index) =>
        msBetween(created_at.toISOString(), deadlines[index]?.toISOString()),
      ),
    );
    const edges = moments
      .slice(0, RUNS / 6)
      .flatMap((from) => [-1, 0, 1, most - 1, most, most + 1].map((ms) => ({ from, ms })));
    await expectSame(
      edges,
      ({ from, ms }) => leadRow({ created_at: from, deadline: new Date(from.getTime() + ms) }),
      ({ ms }) => ms > 0 && ms <= most,
    );
  });

  it('trim the same characters', async () => {
    // The plane with Unicode's white space, without surrogates.
    const trimmed = await open.asOwner<{ code: number }>(
      `select code from generate_series(1, 65535) code
       where code not between 55296 and 57343 and public.lead_trim(chr(code)) = '' order by code`,
    );
    const expected = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
      (code) => String.fromCharCode(code).trim() === '',
    );
    expect(trimmed.map(({ code }) => code)).toEqual(expected);
  });
});
