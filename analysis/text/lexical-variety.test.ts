import { expect, test } from 'vitest';
import { lexicalVariety } from './lexical-variety.ts';

const numbered = (count: number, different: number) => Array.from({ length: count }, (_, i) => `word${i % different}`);

test('variety is 1 if all words differ, and 2/50 if two words take turns', () => {
  expect(lexicalVariety(numbered(200, 200))).toBe(1);
  expect(lexicalVariety(numbered(200, 2))).toBeCloseTo(0.04, 10);
});

test('variety does not fall with the length of the talk', () => {
  expect(lexicalVariety(numbered(5000, 40))).toBeCloseTo(lexicalVariety(numbered(100, 40)) ?? 0, 10);
});

test('variety is null for less than fifty words', () => {
  expect(lexicalVariety(numbered(49, 49))).toBeNull();
});
