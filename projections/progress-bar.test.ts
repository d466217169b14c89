import { expect, test } from 'vitest';
import { drawn } from './progress-bar.ts';

test('a bar shows how far it is, and how long the rest takes at this pace', () => {
  expect(drawn('sessions', 0.2, 3)).toBe(`sessions     [${'#'.repeat(6)}${'.'.repeat(24)}]  20 %  12 s left`);
});

test('before anything is done nobody knows how long it takes', () => {
  expect(drawn('users', 0, 3)).toBe(`users        [${'.'.repeat(30)}]   0 %`);
});
