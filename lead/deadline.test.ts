import { expect, it } from 'vitest';
import { deadlineFor, proposedUrgency } from './deadline.ts';

const now = new Date('2026-03-01T22:30:00.000Z');

it.each([
  ['6_hours', 6],
  ['12_hours', 12],
  ['24_hours', 24],
  ['3_days', 72],
  ['1_week', 168],
  ['2_weeks', 336],
  ['1_month', 720],
])('puts %s at %i hours from now', (option, hours) => {
  expect(deadlineFor(option, now).getTime() - now.getTime()).toBe(hours * 60 * 60 * 1000);
});

it.each(['', '2_days', 'constructor'])('treats the unknown deadline %j as 24 hours', (option) => {
  expect(deadlineFor(option, now).toISOString()).toBe('2026-03-02T22:30:00.000Z');
});

it.each([
  ['6_hours', 'urgent'],
  ['12_hours', 'urgent'],
  ['24_hours', 'high'],
  ['3_days', 'medium'],
  ['1_week', 'low'],
  ['2_weeks', 'low'],
  ['1_month', 'low'],
  ['', null],
  ['constructor', null],
])('suggests for %j the urgency %j', (option, urgency) => {
  expect(proposedUrgency(option)).toBe(urgency);
});
