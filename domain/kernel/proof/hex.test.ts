import { expect, test } from 'vitest';
import { areEqual, fromHex, toHex } from './hex.ts';

test('bytes are written with two lower-case digits each, and read again', () => {
  const bytes = new Uint8Array([0, 1, 15, 16, 171, 255]);
  expect(toHex(bytes)).toBe('00010f10abff');
  expect(fromHex('00010f10abff')).toEqual(bytes);
  expect(fromHex('')).toEqual(new Uint8Array());
});

test.each(['0', 'abc', 'AB', 'zz', '00 ', ' 00', '0x00'])('%j is no hex', (text) => {
  expect(fromHex(text)).toBeUndefined();
});

test('bytes are equal if all of them are', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  expect(areEqual(bytes(1, 2), bytes(1, 2))).toBe(true);
  expect(areEqual(bytes(1, 2), bytes(1, 3))).toBe(false);
  expect(areEqual(bytes(1), bytes(1, 2))).toBe(false);
  expect(areEqual(bytes(1, 2), bytes(1))).toBe(false);
});
