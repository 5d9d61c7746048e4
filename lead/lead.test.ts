import { expect, it } from 'vitest';
import { FORM, OTHER_FORM } from '../tests/support/lead-row.ts';
import { type LeadForm, STEP_FIELDS } from './form.ts';
import { leadFrom } from './lead.ts';
import { leadSourceFrom } from './source.ts';

const form: LeadForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  subject: 'Mathematics',
  assignment_type: 'research_paper',
  academic_level: 'phd',
  deadline: '3_days',
  urgency: 'urgent',
  description: 'Ten pages on Bernoulli numbers, with a program that computes them.',
};
const source = leadSourceFrom('https://site.example/?utm_source=news', '', { trigger: 'exit_intent' });
const id = '7f9c24e8-3b12-4fef-91d7-0a2c1f6f2a10';
const now = new Date('2026-03-01T12:00:00.000Z');

it('builds the row in the specification', () => {
  expect(leadFrom(form, source, id, now)).toEqual({
    id,
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '+44 20 7946 0958',
    subject: 'Mathematics',
    assignment_type: 'research_paper',
    academic_level: 'phd',
    requirements: 'Ten pages on Bernoulli numbers, with a program that computes them.',
    urgency_level: 'urgent',
    source_page: 'https://site.example/?utm_source=news',
    source_referrer: 'direct',
    source_title: 'Exit Intent',
    trigger_type: 'exit_intent',
    campaign_data: { utm_source: 'news' },
    lead_quality_score: 100,
    status: 'new',
    deadline: '2026-03-04T12:00:00.000Z',
    created_at: '2026-03-01T12:00:00.000Z',
  });
});

it.each(STEP_FIELDS.flat())('puts %s into the row', (field) => {
  const changed = { ...FORM, [field]: Reflect.get(OTHER_FORM, field) };
  const { lead_quality_score: _, ...other } = leadFrom(changed, source, id, now);
  expect(leadFrom(FORM, source, id, now)).not.toMatchObject(other);
});

it('says of a lead that a robot filled that it is spam', () => {
  expect(leadFrom(form, source, id, now, 'spam')).toEqual({
    ...leadFrom(form, source, id, now),
    status: 'spam',
  });
});
