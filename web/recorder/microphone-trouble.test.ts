import { expect, test } from 'vitest';
import { troubleOf } from './microphone-trouble.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['SomethingNew', 'unknown'],
])('%s means that the microphone is %s', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble);
});

test('reports any other error as unknown', () => {
  expect(troubleOf('no')).toBe('unknown');
});
