import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { curvesPicture } from './curves-picture.ts';

test('the picture of the curves is that of the formula: npm run curves draws it anew', () => {
  expect(readFileSync('docs/pictures/curves.svg', 'utf8')).toBe(curvesPicture());
});
