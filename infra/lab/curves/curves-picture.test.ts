import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { curvesPicture } from './curves-picture.ts';

test('has a picture that matches the formula (npm run curves redraws it)', () => {
  expect(readFileSync('docs/pictures/curves.svg', 'utf8')).toBe(curvesPicture());
});
