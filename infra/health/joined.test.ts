import { expect, test } from 'vitest';
import { NoAnswer } from '../event-store/no-answer.ts';
import { joined } from './joined.ts';

test('callers share an answer, and one that never comes is asked for anew', async () => {
  let asked = 0;
  const ask = joined(() => (asked++ === 0 ? new Promise<string>(() => {}) : Promise.resolve('there')), 50);
  const [one, other] = [ask(), ask()];
  await expect(one).rejects.toThrow(NoAnswer);
  await expect(other).rejects.toThrow(NoAnswer);
  expect(await ask()).toBe('there');
  expect(asked).toBe(2);
});
