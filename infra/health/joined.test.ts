import { expect, test } from 'vitest';
import { NoAnswer } from '../event-store/no-answer.ts';
import { joined } from './joined.ts';

test('shares an answer between callers, and asks again if it never comes', async () => {
  let asked = 0;
  const ask = joined(() => (asked++ === 0 ? new Promise<string>(() => {}) : Promise.resolve('there')), 50);
  const [one, other] = [ask(), ask()];
  await expect(one).rejects.toThrow(NoAnswer);
  await expect(other).rejects.toThrow(NoAnswer);
  expect(await ask()).toBe('there');
  expect(asked).toBe(2);
});
