import { expect, test } from 'vitest';
import { untilNextLook, withOriginal } from './use-player.ts';

const now = Date.parse('2026-11-14T10:00:00Z');

test('fetches the address again a minute before it expires', () => {
  expect(untilNextLook({ playable: true, expiresAt: '2026-11-14T10:15:00Z' }, now)).toBe(14 * 60_000);
});

test('waits before fetching again if the address has already expired', () => {
  expect(untilNextLook({ playable: true, expiresAt: '2026-11-14T09:00:00Z' }, now)).toBe(5000);
});

test('polls every few seconds while a playable version is being made', () => {
  expect(untilNextLook({ playable: false, expiresAt: '2026-11-14T10:15:00Z' }, now)).toBe(3000);
});

test('plays the recording before the version for all browsers is ready, if the browser can', () => {
  const recorded = { url: '/api/Media', playable: false, contentType: 'video/webm' };
  expect(withOriginal(recorded, () => true)).toMatchObject({ playable: true, isFinal: false });
  expect(withOriginal(recorded, () => false)).toMatchObject({ playable: false, isFinal: false });
  expect(withOriginal({ ...recorded, playable: true }, () => false)).toMatchObject({ playable: true, isFinal: true });
});

test('does not play a recording that still contains its cut parts', () => {
  const uncut = { url: null, playable: false, contentType: 'video/webm' };
  expect(withOriginal(uncut, () => true)).toMatchObject({ playable: false, isFinal: false });
});
