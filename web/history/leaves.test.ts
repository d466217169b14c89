import { expect, test } from 'vitest';
import { comparedLeaves, leavesOf } from './leaves.ts';

test('every plain value has a path; a list of plain values is one value', () => {
  expect(leavesOf({ name: 'Probe', media: { size: 1 }, roles: ['a', 'b'], parts: [{ n: 1 }], none: {} })).toEqual([
    { path: ['name'], value: 'Probe' },
    { path: ['media', 'size'], value: 1 },
    { path: ['roles'], value: ['a', 'b'] },
    { path: ['parts', '0', 'n'], value: 1 },
    { path: ['none'], value: {} },
  ]);
  const price = { amount: 990, currency: 'EUR' };
  expect(leavesOf({ terms: { price } })).toEqual([{ path: ['terms', 'price'], value: price }]);
  expect(leavesOf(null)).toEqual([{ path: [], value: null }]);
});

test('two states are compared by path, even if one lacks a value', () => {
  expect(comparedLeaves({ a: 1, b: [1] }, { a: 1, b: [1, 2], c: null })).toEqual([
    { path: ['a'], was: 1, now: 1, differs: false },
    { path: ['b'], was: [1], now: [1, 2], differs: true },
    { path: ['c'], was: undefined, now: null, differs: true },
  ]);
});
