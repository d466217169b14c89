import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('quotes texts with commas, quotes and line breaks', () => {
  expect(csv(['a', 'b'], [['x, "y"', 'one\ntwo']])).toBe('\uFEFFa,b\r\n"x, ""y""","one\ntwo"\r\n');
});

test('writes null as an empty cell, and numbers and booleans unchanged', () => {
  expect(csv(['a', 'b', 'c'], [[null, -1.5, false]])).toBe('\uFEFFa,b,c\r\n,-1.5,false\r\n');
});

test('keeps a negative amount a number', () => {
  expect(csv(['a'], [['-5.00']])).toBe('\uFEFFa\r\n-5.00\r\n');
});

test.each(['=1+1', '-1+1', '+49', '-x', '@name', '\tx', '＝1+1', '＠name'])(
  'escapes %j, which a spreadsheet would read as a formula',
  (text) => {
    expect(csv(['a'], [[text]])).toBe(`\uFEFFa\r\n'${text}\r\n`);
  },
);
