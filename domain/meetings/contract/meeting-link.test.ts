import { expect, test } from 'vitest';
import { meetingCommands } from './calls.ts';

const accepts = (meetingLink: string) =>
  meetingCommands.EditMeeting.body.safeParse({ meetingId: 'a'.repeat(32), meetingLink }).success;

test.each([
  'https://bank.example@evil.example/room',
  'https://ada:secret@meet.example/room',
  'https://:secret@meet.example/room',
  'ftp://meet.example/room',
])('a meeting link like %s is refused', (link) => {
  expect(accepts(link)).toBe(false);
});

test.each(['', 'https://meet.example/room?with=ada@example.org', 'http://meet.example'])('%s is accepted', (link) => {
  expect(accepts(link)).toBe(true);
});
