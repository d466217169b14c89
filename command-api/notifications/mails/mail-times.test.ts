import { expect, test } from 'vitest';
import { nextDigest, timeToSend } from './mail-times.ts';

const night = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' };
const noon = { from: '12:00', to: '14:00', timeZone: 'Europe/Berlin' };
const sent = (now: string, quiet: Parameters<typeof timeToSend>[1]) =>
  new Date(timeToSend(Date.parse(now), quiet)).toISOString();
const morning = (now: string, quiet: Parameters<typeof timeToSend>[1]) =>
  new Date(nextDigest(Date.parse(now), quiet)).toISOString();

// Berlin is an hour ahead of UTC in winter.
test.each([
  ['no quiet hours', '2026-11-23T23:00:00.000Z', null, '2026-11-23T23:00:00.000Z'],
  ['before the night', '2026-11-23T20:59:00.000Z', night, '2026-11-23T20:59:00.000Z'],
  ['as the night begins', '2026-11-23T21:00:00.000Z', night, '2026-11-24T06:00:00.000Z'],
  ['after midnight', '2026-11-24T02:00:00.000Z', night, '2026-11-24T06:00:00.000Z'],
  ['as the night ends', '2026-11-24T06:00:00.000Z', night, '2026-11-24T06:00:00.000Z'],
  ['within hours of one day', '2026-11-24T12:30:00.000Z', noon, '2026-11-24T13:00:00.000Z'],
  ['in the night when winter time begins', '2026-10-24T21:00:00.000Z', night, '2026-10-25T06:00:00.000Z'],
  [
    'until a time that summer time skips',
    '2026-03-29T00:30:00.000Z',
    { ...night, to: '02:30' },
    '2026-03-29T01:30:00.000Z',
  ],
  ['outside of hours of one day', '2026-11-24T13:30:00.000Z', noon, '2026-11-24T13:30:00.000Z'],
])('%s', (_when, now, quiet, at) => {
  expect(sent(now, quiet)).toBe(at);
});

test.each([
  ['in the morning', '2026-11-23T06:59:00.000Z', null, '2026-11-23T07:00:00.000Z'],
  ['from eight on', '2026-11-23T07:00:00.000Z', null, '2026-11-24T07:00:00.000Z'],
  [
    'where the person is',
    '2026-11-23T07:00:00.000Z',
    { ...night, timeZone: 'America/New_York' },
    '2026-11-23T13:00:00.000Z',
  ],
])('the mail of the day, %s', (_when, now, quiet, at) => {
  expect(morning(now, quiet)).toBe(at);
});
