import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#infra/lab/testing/any-text.ts';
import { canonicalJson } from './canonical-json.ts';

test('sorts keys by their UTF-16 code units (RFC 8785, 3.2.3)', () => {
  const value = { '\u20ac': 'Euro', '\r': 'CR', '\ufb33': 'Dalet', '1': 'One', '\ud83d\ude00': 'Smile', '\u0080': 'C' };
  const names = Object.keys(JSON.parse(canonicalJson(value)));
  expect(canonicalJson(value)).toBe(
    '{"\\r":"CR","1":"One","\u0080":"C","\u20ac":"Euro","\ud83d\ude00":"Smile","\ufb33":"Dalet"}',
  );
  expect(names).toHaveLength(6);
});

test.each([
  ['numbers as keys', { 10: 'a', 9: 'b' }, '{"10":"a","9":"b"}'],
  [
    'numbers (RFC 8785, 3.2.2.3)',
    [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0],
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  ],
  ['literals and what is not there', { b: undefined, a: [null, true, false] }, '{"a":[null,true,false]}'],
  ['signs that are escaped', '\u000f\nA\'B"\\', '"\\u000f\\nA\'B\\"\\\\"'],
])('%s', (_what, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test('writes any text as JSON does', () => {
  fc.assert(fc.property(anyText(), (text) => canonicalJson(text) === JSON.stringify(text)));
  for (let code = 0; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code);
    if (canonicalJson(sign) !== JSON.stringify(sign)) throw new Error(`U+${code.toString(16)}`);
  }
});

test('does not confuse the cached orders of two shapes', () => {
  expect(canonicalJson({ 'a\nb': 1 })).toBe('{"a\\nb":1}');
  expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  expect(canonicalJson({ 'b\na': 1 })).toBe('{"b\\na":1}');
});

test('returns JSON of the same value, equal for every order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      expect(canonicalJson(turned(plain))).toBe(canonicalJson(plain));
    }),
  );
});

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([name, field]) => [name, turned(field)]));
};
