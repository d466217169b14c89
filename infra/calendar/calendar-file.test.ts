import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const keynote = {
  ...{ id: 'meeting-1', summary: 'Probe, Teil 1; „Keynote“', sequence: 2 },
  ...{ start: '2026-10-25T08:00:00.000Z', end: '2026-10-25T09:30:00.000Z' },
};

test('keeps the time of an appointment after the change to winter time', () => {
  const file = calendarFile({ name: 'Rostra', appointments: [keynote] });
  expect(file).toContain('DTSTART:20261025T080000Z\r\n');
  expect(file).toContain('DTEND:20261025T093000Z\r\n');
  expect(file).toContain('UID:meeting-1@rostra\r\nSEQUENCE:2\r\n');
  expect(file).toContain('SUMMARY:Probe\\, Teil 1\\; „Keynote“\r\n');
  expect(file).toContain('STATUS:CONFIRMED');
});

test('cancels an appointment with its own message', () => {
  const organizer = { name: 'Ada', email: 'no-reply@example.org' };
  const file = calendarFile({
    ...{ name: 'Rostra', method: 'CANCEL', organizer, attendee: 'bob@example.org' },
    appointments: [{ ...keynote, isCancelled: true }],
  });
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('STATUS:CANCELLED\r\n');
  expect(file).toMatch(/ATTENDEE[^\r]*(\r\n [^\r]*)*bob@example\.org/);
});

test('escapes line breaks in texts', () => {
  const file = calendarFile({
    name: 'Rostra',
    appointments: [{ ...keynote, summary: 'a\r\nATTACH:file:///etc/passwd' }],
  });
  expect(file).not.toMatch(/^ATTACH/m);
});
