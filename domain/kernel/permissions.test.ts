import { expect, test } from 'vitest';
import { permits, permitsAny } from './permissions.ts';

test.each([
  [['seminar:default'], 'seminar', true],
  [['seminar:default'], 'seminar:default', true],
  [['seminar:default'], 'seminar:other', false],
  [['seminars:default'], 'seminar', false],
  [['analysis:fast'], 'analysis:relaxed', true],
  [['analysis:relaxed'], 'analysis:fast', false],
  [['public_group:full'], 'public_group:limited', true],
  [['public_group:limited'], 'public_group:full', false],
  [['tutorial:expert'], 'tutorial:basic', true],
  [['tutorial:basic'], 'tutorial:advanced', false],
  [['tutorial:basic', 'tutorial:expert'], 'tutorial:advanced', true],
  [['upload:video'], 'upload:audio', false],
  [[], 'seminar', false],
] as const)('%j for %s: %s', (held, requirement, allowed) => {
  expect(permits(held, requirement)).toBe(allowed);
});

test('one of several requirements is enough', () => {
  expect(permitsAny(['upload:audio'], ['upload:video', 'upload:audio'])).toBe(true);
  expect(permitsAny(['upload:audio'], ['upload:video'])).toBe(false);
});
