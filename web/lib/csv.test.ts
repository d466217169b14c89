import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('keeps formulas as text', () => {
  expect(
    csvOf([
      ['a', '=1+1'],
      ['„b“ "c"', '-x'],
    ]),
  ).toBe(`\uFEFF"a","'=1+1"\r\n"„b“ ""c""","'-x"\r\n`);
});
