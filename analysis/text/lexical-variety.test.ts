import { expect, test } from 'vitest';
import { lexicalVariety } from './lexical-variety.ts';

const numbered = (count: number, different: number) => Array.from({ length: count }, (_, i) => `word${i % different}`);

test('never the same word is 1, two words in turn are 2 of 50', () => {
  expect(lexicalVariety(numbered(200, 200))).toBe(1);
  expect(lexicalVariety(numbered(200, 2))).toBeCloseTo(0.04, 10);
});

test('it does not fall with the length of the talk', () => {
  expect(lexicalVariety(numbered(5000, 40))).toBeCloseTo(lexicalVariety(numbered(100, 40)) ?? 0, 10);
});

test('less than fifty words say nothing about variety', () => {
  expect(lexicalVariety(numbered(49, 49))).toBeNull();
});
