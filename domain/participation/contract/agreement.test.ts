import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

test("equals Krippendorff's ordinal alpha in his own example", () => {
  const raters = ['12332141 2...', '12332241 25.3', '.3332342 251.', '12332441 251.'].map((row) =>
    row.replace(' ', ''),
  );
  const units = Array.from({ length: 12 }, (_, n) =>
    raters.map((levels) => levels[n] ?? '.').flatMap((level) => (level === '.' ? [] : [Number(level)])),
  );
  expect(agreementOf(units)).toBeCloseTo(0.815, 3);
});

test('is 1 if all raters agree, and below 0 if they contradict each other', () => {
  expect(agreementOf([[1, 1], [3, 3, 3], [2]])).toBe(1);
  expect(
    agreementOf([
      [1, 4],
      [4, 1],
    ]),
  ).toBeLessThan(0);
});

test('is missing if nothing can be compared', () => {
  expect(agreementOf([])).toBeNull();
  expect(agreementOf([[1], [2], [3]])).toBeNull();
  expect(
    agreementOf([
      [2, 2],
      [2, 2],
    ]),
  ).toBeNull();
});
