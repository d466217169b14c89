import { expect, test } from 'vitest';
import { hasRepeatedFields } from './repeated-fields.ts';

test.each([
  ['another field', '{"a":1,"b":2}', false],
  ['the same field in two objects', '[{"a":1},{"a":{"a":null}}]', false],
  ['the same field twice', '{"a":1,"a":2}', true],
  ['the same field twice, in an object inside', '[{"b":{"a":1 , "a"\t\r\n :2}}]', true],
  ['the same field, once as an escape', '{"a":1,"\\u0061":2}', true],
  ['an escaped quote and a colon in a text', '{"a":"\\":","b":"\\\\"}', false],
  ['an escaped quote in the name of the field', '{"a\\"":1,"a\\"":2}', true],
  ['no field', '"a"', false],
  ['nothing', 'null', false],
])('%s', (_what, text, isRepeated) => {
  expect(hasRepeatedFields(text, JSON.parse(text))).toBe(isRepeated);
});
