import { expect, test } from 'vitest';
import { wayOf } from './worker-rules.ts';

const origin = 'https://rostra.example';
const files = new Set(['/', '/early.js', '/assets/recorder-1a2b.js', '/api/kept-by-mistake']);
const way = (path: string, more: Readonly<{ method?: string; mode?: string }> = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, files, origin);

test.each(['/liverecorder', '/', '/sessions/list?search=x', '/auth/login'])(
  'prefers the network for the page at %s',
  (path) => {
    expect(way(path, { mode: 'navigate' })).toBe('newest');
  },
);

test('serves a file with a hash in its name from the cache', () => {
  expect(way('/assets/recorder-1a2b.js')).toBe('kept');
});

test('prefers the network for a file that keeps its name', () => {
  expect(way('/early.js', { mode: 'no-cors' })).toBe('newest');
});

test.each([
  ['a call', '/api/UserAccount', {}],
  ['a call that was listed by mistake', '/api/kept-by-mistake', {}],
  ['a file of a person, opened as a page', '/api/Sessions/1/Audio', { mode: 'navigate' }],
  ['a hub', '/session-hub/negotiate', {}],
  ['the mails of a development server', '/dev/mails', { mode: 'navigate' }],
  ['the health of the server', '/health/ready', {}],
  ['something that is sent', '/liverecorder', { method: 'POST', mode: 'navigate' }],
  ['a part that is not kept', '/assets/seminar-3c4d.js', {}],
  ['another server', 'https://elsewhere.example/early.js', {}],
])('uses only the network for %s', (_, path, more) => {
  expect(way(path, more)).toBe('network');
});
