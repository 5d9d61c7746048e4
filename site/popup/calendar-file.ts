/** The most octets of a line, without its break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;
const LINE_BREAK = '\r\n';

/** An instant in a calendar. `uid` is the same whenever the same event is saved again. */
export type CalendarEvent = { uid: string; at: Date; title: string; note: string; from: string };

/** An iCalendar file (RFC 5545) with one event. `now` is when the file is made. */
export function calendarFile({ uid, at, title, note, from }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${from}//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}@${from}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_BREAK).join('');
}

/** `20261126T090000Z` */
function utc(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Continues a long line on the next one, after a space. Never splits a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_LINE_OCTETS) {
      text += `${LINE_BREAK} `;
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
