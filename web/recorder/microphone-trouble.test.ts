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

test('what is no error of the browser is unknown trouble', () => {
  expect(troubleOf('no')).toBe('unknown');
});
