import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEADLINE_HOURS, deadlineFor } from '../../lead/deadline.ts';
import {
  DESCRIPTION_LENGTH,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type FieldName,
  leadForm,
  NAME_LENGTH,
  PHONE_LENGTH,
  SUBJECT_LENGTH,
} from '../../lead/form.ts';
import type { Lead } from '../../lead/lead.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from '../../lead/options.ts';
import { SCORED_DESCRIPTION_OVER, SCORED_NAME_OVER, SCORED_PHONE_FROM, scoreLead } from '../../lead/score.ts';
import {
  ADDRESS_MAX_LENGTH,
  leadSourceFrom,
  TITLE_MAX_LENGTH,
  TRIGGER_TYPES,
  UTM_KEYS,
  UTM_MAX_LENGTH,
} from '../../lead/source.ts';
import { BOTH, openForTests } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';

/** Two of three values are at a limit of their field. This many reach each limit. */
const RUNS = 120;
const MS_PER_HOUR = 3_600_000;

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
  fc
    .integer({ min: -1, max: 1 })
    .map((more) => `${'a'.repeat(EMAIL_MAX_LENGTH - '@b.example'.length + more)}@b.example`),
  fc.integer({ min: 62, max: 65 }).map((length) => `a@${'b'.repeat(length)}.example`),
);

/** Generates one field at a time: with nine, a row would almost always fail by the first. */
const FIELDS = {
  name: typed(NAME_LENGTH),
  email,
  phone: typed(PHONE_LENGTH),
  subject: typed(SUBJECT_LENGTH),
  description: typed(DESCRIPTION_LENGTH),
} satisfies Partial<Record<FieldName, fc.Arbitrary<string>>>;
/** Few enough values to test each. */
const OPTIONS = {
  assignment_type: ASSIGNMENT_TYPES,
  academic_level: ACADEMIC_LEVELS,
  urgency: URGENCIES,
} satisfies Record<Exclude<FieldName, keyof typeof FIELDS | 'deadline'>, Readonly<Record<string, string>>>;
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
const form = fc.record({
  name: scored(SCORED_NAME_OVER),
  email: fc.emailAddress(),
  phone: fc.constantFrom(FORM.phone, ` ${'1'.repeat(SCORED_PHONE_FROM)}`, 'é'.repeat(SCORED_PHONE_FROM + 1)),
  subject: fc.constant(FORM.subject),
  description: scored(SCORED_DESCRIPTION_OVER),
  assignment_type: fc.constantFrom(...valuesOf(ASSIGNMENT_TYPES)),
  academic_level: fc.constantFrom(...valuesOf(ACADEMIC_LEVELS)),
  deadline: fc.constantFrom(...valuesOf(DEADLINES)),
  urgency: fc.constantFrom(...valuesOf(URGENCIES)),
});

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

  const isOfForm = (field: string) => (value: string) =>
    v.safeParse(leadForm, { ...FORM, [field]: value }).success;
  const rowWith = (column: string) => (value: string) => leadRow({ [column]: sendable(value) });

  it.each(Object.entries(FIELDS))('agree on every %s', async (field, values) => {
    await expectSame(fc.sample(values, RUNS), rowWith(COLUMN_OF[field] ?? field), isOfForm(field));
  });

  it.each(Object.entries(OPTIONS))('agree on every %s', async (field, options) => {
    const isOption = (value: string) => Object.hasOwn(options, value);
    const values = [...Object.keys(options), ...NO_OPTIONS];
    expect(values.filter(isOfForm(field))).toEqual(values.filter(isOption));
    await expectSame(values, rowWith(COLUMN_OF[field] ?? field), isOption);
  });

  it('agree on what whole rows are stored as', async () => {
    const forms = fc.sample(form, RUNS);
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
    for (const [index, values] of forms.entries()) {
      const checked = v.parse(leadForm, values);
      const { name, email, phone, subject, description: requirements } = checked;
      const { kept } = outcomes[index] ?? {};
      expect(kept).toMatchObject({ name, email, phone, subject, requirements });
      expect(kept?.lead_quality_score).toBe(scoreLead(checked));
      expect(msBetween(kept?.created_at, kept?.deadline)).toBe(DEADLINE_HOURS[values.deadline] * MS_PER_HOUR);
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
    const chosen = fc.oneof(fc.constantFrom(...valuesOf(DEADLINES)), fc.string());
    const most = Math.max(...Object.values(DEADLINE_HOURS)) * MS_PER_HOUR;
    const moments = fc.sample(moment, RUNS);
    const choices = [...valuesOf(DEADLINES), ...fc.sample(chosen, RUNS)].slice(0, RUNS);
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
