import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { leadFrom } from '../../lead/lead.ts';
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
import { cleanText, lengthOf } from '../../lead/text.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { insertRows, outcomeOf } from '../../tests/support/insert-rows.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import type { SentRow } from '../leads/rows.ts';
import { type LeadStore, openLeadStore } from '../leads/store.ts';

const RUNS = 120;
const MS_PER_HOUR = 3_600_000;

/** Every character that String.prototype.trim strips, and some that look as if it did. */
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

/** Characters that people count as one, of one code point and of several. */
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

/** One field at a time is generated: a row with nine would nearly always fail by the first. */
const FIELDS = {
  name: typed(NAME_LENGTH),
  email,
  phone: typed(PHONE_LENGTH),
  subject: typed(SUBJECT_LENGTH),
  description: typed(DESCRIPTION_LENGTH),
} satisfies Partial<Record<FieldName, fc.Arbitrary<string>>>;
/** So few values that each is tried. */
const OPTIONS = {
  assignment_type: ASSIGNMENT_TYPES,
  academic_level: ACADEMIC_LEVELS,
  urgency: URGENCIES,
} satisfies Record<Exclude<FieldName, keyof typeof FIELDS | 'deadline'>, Readonly<Record<string, string>>>;
const NO_OPTIONS = ['', 'Other', 'x'];
const noOption = fc.constantFrom(...NO_OPTIONS);
/** Several fields at once, each of them mostly right; text around what the score counts. */
const mostly = <Value>(right: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: other });
const scored = (edge: number) =>
  fc
    .tuple(
      space,
      fc.string({ unit: fc.constantFrom(...GRAPHEMES), minLength: edge - 2, maxLength: edge + 1 }),
      space,
    )
    .map((parts) => parts.join(''));
const form = fc.record({
  name: mostly(scored(SCORED_NAME_OVER), FIELDS.name),
  email: mostly(fc.emailAddress(), email),
  phone: mostly(
    fc.tuple(space, fc.constant(FORM.phone)).map((parts) => parts.join('')),
    scored(SCORED_PHONE_FROM),
  ),
  subject: mostly(fc.constant(FORM.subject), FIELDS.subject),
  description: mostly(scored(SCORED_DESCRIPTION_OVER), FIELDS.description),
  assignment_type: mostly(fc.constantFrom(...Object.keys(ASSIGNMENT_TYPES)), noOption),
  academic_level: mostly(fc.constantFrom(...Object.keys(ACADEMIC_LEVELS)), noOption),
  deadline: fc.constantFrom(...valuesOf(DEADLINES)),
  urgency: mostly(fc.constantFrom<string>(...valuesOf(URGENCIES)), noOption),
});

/** What the page would send: without what no database can store, but with the white space. */
function sendable(value: string): string {
  return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

const COLUMN_OF: Readonly<Record<string, string>> = { description: 'requirements', urgency: 'urgency_level' };

describe.each(BOTH)('the rules of the form and of $kind', (kind) => {
  let open: OpenPlace;
  let store: LeadStore;
  beforeAll(async () => {
    open = await openPlace(kind);
    store = await openLeadStore(open.database);
  });
  afterAll(() => closePlace(open));

  const insert = (row: SentRow) => outcomeOf(insertRows(store, row));

  async function storedAs(id: string) {
    const [row] = await open.asOwner('select * from public.leads where id = $1', [id]);
    if (!row) throw new Error('The row is missing.');
    return row;
  }

  /** Gives whether the form takes `value`; the database has to take it then, and only then. */
  async function agreeOn(field: string, value: string): Promise<boolean> {
    const { success } = v.safeParse(leadForm, { ...FORM, [field]: value });
    const answer = await insert({ ...leadRow(), [COLUMN_OF[field] ?? field]: sendable(value) });
    expect(answer).toBe(success ? 'stored' : '23514');
    return success;
  }

  it.each(Object.entries(FIELDS))('agree on every %s', async (field, values) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => void (await agreeOn(field, value))),
      // Two of three values are at an edge of the field: so many reach each edge.
      { numRuns: RUNS / 2 },
    );
  });

  it.each(Object.entries(OPTIONS))('agree on every %s', async (field, options) => {
    for (const value of Object.keys(options)) expect(await agreeOn(field, value)).toBe(true);
    for (const value of NO_OPTIONS) expect(await agreeOn(field, value)).toBe(false);
  });

  it('agree on whole rows: whether they are stored, and as what', async () => {
    const counts = { stored: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(form, async (values) => {
        const checked = v.safeParse(leadForm, values);
        const { description, urgency, deadline, ...others } = values;
        const created_at = new Date();
        const row = leadRow({
          ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, sendable(value)])),
          requirements: sendable(description),
          urgency_level: urgency,
          lead_quality_score: 1,
          created_at,
          deadline: deadlineFor(deadline, created_at),
        });
        const outcome = await insert(row);
        expect(outcome).toBe(checked.success ? 'stored' : '23514');
        counts[checked.success ? 'stored' : 'refused']++;
        if (!checked.success) return;
        const { name, email, phone, subject, description: requirements } = checked.output;
        const stored = await storedAs(row.id);
        expect(stored).toMatchObject({ name, email, phone, subject, requirements });
        expect(stored.lead_quality_score).toBe(scoreLead(checked.output));
        expect(stored.deadline - stored.created_at).toBe(DEADLINE_HOURS[deadline] * MS_PER_HOUR);
      }),
      { numRuns: RUNS / 2 },
    );
    expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(RUNS / 40);
  });

  it('agree on where a lead came from: what the page makes of it is stored as it is', async () => {
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
    await fc.assert(
      fc.asyncProperty(address, typed({ min: 0, max: ADDRESS_MAX_LENGTH }), opening, async (...from) => {
        const source = leadSourceFrom(...from);
        const row = leadRow(source);
        expect(await insert(row)).toBe('stored');
        expect(await storedAs(row.id)).toMatchObject(source);
      }),
      { numRuns: RUNS / 3 },
    );
  });

  it.each([
    ['source_page', ADDRESS_MAX_LENGTH],
    ['source_referrer', ADDRESS_MAX_LENGTH],
    ['source_title', TITLE_MAX_LENGTH],
  ])('agree on how long a %s may be', async (column, max) => {
    await fc.assert(
      fc.asyncProperty(typed({ min: 0, max }), async (value) => {
        const fits = lengthOf(cleanText(value)) <= max;
        expect(await insert(leadRow({ [column]: sendable(value) }))).toBe(fits ? 'stored' : '23514');
      }),
      { numRuns: RUNS / 3 },
    );
  });

  it('agree on every trigger', async () => {
    for (const trigger_type of TRIGGER_TYPES) expect(await insert(leadRow({ trigger_type }))).toBe('stored');
    for (const trigger_type of ['', 'Exit_intent', 'hover'])
      expect(await insert(leadRow({ trigger_type }))).toBe('23514');
  });

  it('agree on the deadline, whatever the visitor’s clock says', async () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    const chosen = fc.oneof(fc.constantFrom(...valuesOf(DEADLINES)), fc.string());
    const most = Math.max(...Object.values(DEADLINE_HOURS)) * MS_PER_HOUR;
    const edge = fc.constantFrom(-1, 0, 1, most - 1, most, most + 1);
    await fc.assert(
      fc.asyncProperty(moment, chosen, edge, async (created_at, option, distance) => {
        const deadline = deadlineFor(option, created_at);
        const row = leadRow({ created_at, deadline });
        expect(await insert(row)).toBe('stored');
        const stored = await storedAs(row.id);
        expect(stored.deadline - stored.created_at).toBe(deadline.getTime() - created_at.getTime());
        const atEdge = leadRow({ created_at, deadline: new Date(created_at.getTime() + distance) });
        expect(await insert(atEdge)).toBe(distance > 0 && distance <= most ? 'stored' : '23514');
      }),
      { numRuns: RUNS / 3 },
    );
  });

  it('trim the same characters', async () => {
    // The plane in which Unicode's white space stands, without the surrogates.
    const trimmed = await open.asOwner<{ code: number }>(
      `select code from generate_series(1, 65535) code
       where code not between 55296 and 57343 and public.lead_trim(chr(code)) = '' order by code`,
    );
    const expected = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
      (code) => String.fromCharCode(code).trim() === '',
    );
    expect(trimmed.map(({ code }) => code)).toEqual(expected);
  });

  it('let every deadline option through', async () => {
    const source = leadSourceFrom('https://site.example/', '', { trigger: 'exit_intent' });
    for (const deadline of valuesOf(DEADLINES)) {
      const lead = leadFrom({ ...FORM, deadline }, source, randomUUID(), new Date());
      expect(await insert(lead)).toBe('stored');
    }
  });

  it('let the longest source through that the page can send', async () => {
    const widest = '\u0001';
    const campaign_data = Object.fromEntries(UTM_KEYS.map((key) => [key, widest.repeat(UTM_MAX_LENGTH)]));
    const address = '🎓'.repeat(ADDRESS_MAX_LENGTH);
    const source = {
      source_page: address,
      source_referrer: address,
      source_title: '🎓'.repeat(TITLE_MAX_LENGTH),
    };
    expect(await insert(leadRow({ campaign_data, ...source }))).toBe('stored');
  });

  it('use the same pattern for e-mail addresses', async () => {
    const [check] = await open.asOwner<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'leads_email_valid'`,
    );
    expect(check?.text).toContain(EMAIL_PATTERN.replaceAll(`'`, `''`));
  });
});
