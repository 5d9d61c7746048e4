import { expect, it } from 'vitest';
import { leadFrom } from './lead.ts';
import { leadSourceFrom } from './source.ts';

it('composes the row that the specification lists', () => {
  const source = leadSourceFrom('https://site.example/?utm_source=news', '', { trigger: 'exit_intent' });
  const lead = leadFrom(
    {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '+44 20 7946 0958',
      subject: 'Mathematics',
      assignment_type: 'research_paper',
      academic_level: 'phd',
      deadline: '3_days',
      urgency: 'urgent',
      description: 'Ten pages on Bernoulli numbers, with a program that computes them.',
    },
    source,
    '7f9c24e8-3b12-4fef-91d7-0a2c1f6f2a10',
    new Date('2026-03-01T12:00:00.000Z'),
  );
  expect(lead).toEqual({
    id: '7f9c24e8-3b12-4fef-91d7-0a2c1f6f2a10',
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
