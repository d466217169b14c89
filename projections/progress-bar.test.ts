import { expect, test } from 'vitest';
import { drawn } from './progress-bar.ts';

test('shows progress and the remaining time at the current pace', () => {
  expect(drawn('sessions', 0.2, 3)).toBe(`sessions     [${'#'.repeat(6)}${'.'.repeat(24)}]  20 %  12 s left`);
});

test('shows no remaining time before any progress', () => {
  expect(drawn('users', 0, 3)).toBe(`users        [${'.'.repeat(30)}]   0 %`);
});
