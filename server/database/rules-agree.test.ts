import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESCRIPTION_LENGTH,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  leadForm,
  NAME_LENGTH,
  PHONE_LENGTH,
  SUBJECT_LENGTH,
} from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from '../../lead/options.ts';
import { scoreLead } from '../../lead/score.ts';
import {
  ADDRESS_MAX_LENGTH,
  leadSourceFrom,
  TITLE_MAX_LENGTH,
  UTM_KEYS,
  UTM_MAX_LENGTH,
} from '../../lead/source.ts';
import { type LeadStore, openLeadStore } from '../leads/store.ts';
import { BOTH, closePlace, type OpenPlace, openPlace } from '../test/databases.ts';
import { FORM, leadRow } from '../test/lead-row.ts';

const RUNS = 300;

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
const option = (list: Readonly<Record<string, string>>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(list)) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Other', 'x') },
  );

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

const { assignment_type, academic_level, deadline } = FORM;
/** One field at a time is generated: a row with nine would nearly always fail by the first. */
const FIELDS = {
  name: typed(NAME_LENGTH),
  email,
  phone: typed(PHONE_LENGTH),
  subject: typed(SUBJECT_LENGTH),
  description: typed(DESCRIPTION_LENGTH),
  assignment_type: option(ASSIGNMENT_TYPES),
  academic_level: option(ACADEMIC_LEVELS),
  urgency: option(URGENCIES),
};
const COLUMN_OF: Readonly<Record<string, string>> = { description: 'requirements', urgency: 'urgency_level' };

describe.each(BOTH)('the rules of the form and of $kind', (kind) => {
  let open: OpenPlace;
  let store: LeadStore;
  beforeAll(async () => {
    open = await openPlace(kind);
    store = await openLeadStore(open.database);
  });
  afterAll(() => closePlace(open));

  async function insert(row: Record<string, unknown>): Promise<string> {
    try {
      await store.insert({ columns: Object.keys(row), rows: [row] });
      return 'stored';
    } catch (error) {
      if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
      throw error;
    }
  }

  it.each(Object.entries(FIELDS))('agree on every %s', async (field, values) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const checked = v.safeParse(leadForm, { ...FORM, [field]: value });
        // Both sides get what the page would send: without what no database can store.
        const sendable = value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
        const answer = await insert({ ...leadRow(), [COLUMN_OF[field] ?? field]: sendable });
        expect(answer).toBe(checked.success ? 'stored' : '23514');
      }),
      { numRuns: RUNS },
    );
  });

  it('agree on the score, and on what is left after trimming', async () => {
    const form = fc.record({
      name: FIELDS.name,
      email: fc.tuple(space, fc.emailAddress(), space).map((parts) => parts.join('')),
      phone: FIELDS.phone,
      subject: FIELDS.subject,
      description: fc.oneof(FIELDS.description, typed({ min: 50, max: 51 })),
      urgency: fc.constantFrom(...valuesOf(URGENCIES)),
      assignment_type: fc.constant(assignment_type),
      academic_level: fc.constant(academic_level),
      deadline: fc.constant(deadline),
    });
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(form, async (values) => {
        const checked = v.safeParse(leadForm, values);
        fc.pre(checked.success);
        const { name, email, phone, subject, description: requirements } = checked.output;
        const id = randomUUID();
        const row = leadRow({ id, urgency_level: values.urgency, lead_quality_score: 1 });
        const asTyped = { ...row, name: ` ${name}\n`, email, phone, subject, requirements };
        expect(await insert(asTyped)).toBe('stored');
        const [found] = await open.asOwner('select * from public.leads where id = $1', [id]);
        expect(found).toMatchObject({ name, email, phone, subject, requirements });
        expect(found).toMatchObject({ lead_quality_score: scoreLead(checked.output) });
        stored++;
      }),
      { numRuns: RUNS / 3 },
    );
    expect(stored).toBeGreaterThan(0);
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
