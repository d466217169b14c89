import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('texts with commas, quotes and lines stay whole', () => {
  expect(csv(['a', 'b'], [['x, "y"', 'one\ntwo']])).toBe('\uFEFFa,b\r\n"x, ""y""","one\ntwo"\r\n');
});

test('what is absent is empty, and numbers are as they are', () => {
  expect(csv(['a', 'b', 'c'], [[null, -1.5, false]])).toBe('\uFEFFa,b,c\r\n,-1.5,false\r\n');
});

test('an amount below nothing stays a number', () => {
  expect(csv(['a'], [['-5.00']])).toBe('\uFEFFa\r\n-5.00\r\n');
});

test.each(['=1+1', '-1+1', '+49', '-x', '@name', '\tx', '＝1+1', '＠name'])(
  'no spreadsheet takes %j for a formula',
  (text) => {
    expect(csv(['a'], [[text]])).toBe(`\uFEFFa\r\n'${text}\r\n`);
  },
);
