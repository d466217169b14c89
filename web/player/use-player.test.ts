import { expect, test } from 'vitest';
import { untilNextLook, withOriginal } from './use-player.ts';

const now = Date.parse('2026-11-14T10:00:00Z');

test('the address is fetched anew a minute before it expires', () => {
  expect(untilNextLook({ playable: true, expiresAt: '2026-11-14T10:15:00Z' }, now)).toBe(14 * 60_000);
});

test('an address that has expired already is not asked for in a storm', () => {
  expect(untilNextLook({ playable: true, expiresAt: '2026-11-14T09:00:00Z' }, now)).toBe(5000);
});

test('while a playable form is being made it is looked for every few seconds', () => {
  expect(untilNextLook({ playable: false, expiresAt: '2026-11-14T10:15:00Z' }, now)).toBe(3000);
});

test('a recording plays before its other form is ready, where the browser can', () => {
  const recorded = { url: '/api/Media', playable: false, contentType: 'video/webm' };
  expect(withOriginal(recorded, () => true)).toMatchObject({ playable: true, isFinal: false });
  expect(withOriginal(recorded, () => false)).toMatchObject({ playable: false, isFinal: false });
  expect(withOriginal({ ...recorded, playable: true }, () => false)).toMatchObject({ playable: true, isFinal: true });
});

test('a recording that still holds what was cut off plays nowhere', () => {
  const uncut = { url: null, playable: false, contentType: 'video/webm' };
  expect(withOriginal(uncut, () => true)).toMatchObject({ playable: false, isFinal: false });
});
