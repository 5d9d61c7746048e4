import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'A1',
  at: new Date('2026-11-26T09:00:00.500Z'),
  title: 'Due: Essay',
  note: 'Reference A1',
  from: 'site.example',
};
const NOW = new Date('2026-11-25T09:00:00Z');

it('writes one event as RFC 5545 has it', () => {
  expect(calendarFile(event, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site.example//EN',
    'BEGIN:VEVENT',
    'UID:A1@site.example',
    'DTSTAMP:20261125T090000Z',
    'DTSTART:20261126T090000Z',
    'SUMMARY:Due: Essay',
    'DESCRIPTION:Reference A1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('escapes what has a meaning there, and folds long lines between characters', () => {
  const title = `One, two; three \\ four\nEND:VEVENT ${'علم 🎓 '.repeat(20)}`;
  const file = calendarFile({ ...event, title }, NOW);
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const summary = file.replaceAll('\r\n ', '').match(/SUMMARY:(.*)\r/)?.[1];
  expect(summary).toBe(
    title.replace('\\', '\\\\').replace(',', '\\,').replace(';', '\\;').replace('\n', '\\n'),
  );
});
