import { expect, it } from 'vitest';
import { STEP_FIELDS } from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { leadSourceFrom } from '../../lead/source.ts';
import { FORM, leadRow, OTHER_FORM } from '../../tests/support/lead-row.ts';
import { leadHeadline, leadSummary } from './lead-summary.ts';

const ID = '7f9c24e8-3b12-4fef-91d7-0a2c1f6f2a10';
const NOW = new Date('2026-03-01T12:00:00.000Z');
const source = leadSourceFrom('https://site.example/', '', { trigger: 'button_click' });

it.each(STEP_FIELDS.flat())('contains %s of a lead', (field) => {
  const summaryOf = (form: typeof FORM) =>
    leadSummary({ ...leadFrom(form, source, ID, NOW), lead_quality_score: 60 }, 'UTC');
  expect(summaryOf({ ...FORM, [field]: Reflect.get(OTHER_FORM, field) })).not.toBe(summaryOf(FORM));
});

it.each([
  ['Europe/Prague', 'Wed 4 Mar, 13:00 CET', 'Sunday, 1 March 2026 at 13:00 CET'],
  ['America/New_York', 'Wed 4 Mar, 07:00 GMT-5', 'Sunday, 1 March 2026 at 07:00 GMT-5'],
])('has its times in %s', (timeZone, due, received) => {
  const lead = { ...leadFrom({ ...FORM, deadline: '3_days' }, source, ID, NOW), lead_quality_score: 60 };
  expect(leadHeadline(lead, timeZone)).toContain(`due ${due}:`);
  expect(leadSummary(lead, timeZone)).toContain(`Received    ${received}\n`);
});

it('sets own answers apart from the description, and leaves out an empty one', () => {
  const summaryOf = (requirements: string) =>
    leadSummary(leadRow({ answers: { word_count: '500' }, requirements }), 'UTC');
  expect(summaryOf('Ten pages')).toContain('\n\nword_count  500\n\n> Ten pages\n\nQuality');
  expect(summaryOf('')).toContain('\n\nword_count  500\n\nQuality');
});
