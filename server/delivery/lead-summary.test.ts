import { expect, it } from 'vitest';
import { STEP_FIELDS } from '../../lead/form.ts';
import { leadFrom } from '../../lead/lead.ts';
import { leadSourceFrom } from '../../lead/source.ts';
import { FORM, OTHER_FORM } from '../../tests/support/lead-row.ts';
import { leadSummary } from './lead-summary.ts';

const ID = '7f9c24e8-3b12-4fef-91d7-0a2c1f6f2a10';
const NOW = new Date('2026-03-01T12:00:00.000Z');
const source = leadSourceFrom('https://site.example/', '', { trigger: 'button_click' });

it.each(STEP_FIELDS.flat())('contains %s of a lead', (field) => {
  const summaryOf = (form: typeof FORM) =>
    leadSummary({ ...leadFrom(form, source, ID, NOW), lead_quality_score: 60 });
  expect(summaryOf({ ...FORM, [field]: Reflect.get(OTHER_FORM, field) })).not.toBe(summaryOf(FORM));
});
