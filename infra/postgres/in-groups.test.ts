import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('what comes at once, and while others are on their way, goes together, and each gets its own answer', async () => {
  const { ask, groups } = slowServer();
  const double = inGroups({ ask, lanes: 2, most: 3, meetsAll });
  const first = Promise.all([1, 2].map(double));
  await endOfTurn();
  expect(await Promise.all([3, 4, 5, 6].map(double))).toEqual([6, 8, 10, 12]);
  expect(await first).toEqual([2, 4]);
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('nobody waits for company', async () => {
  const { ask, groups } = slowServer();
  const double = inGroups({ ask, lanes: 2, most: 3, meetsAll });
  await double(1);
  await double(2);
  expect(groups).toEqual([[1], [2]]);
});

test('a group that takes long leaves the way open for the next', async () => {
  const asked: number[][] = [];
  const ask = (numbers: readonly number[]) => {
    asked.push([...numbers]);
    return numbers.includes(1) ? new Promise<never>(() => {}) : Promise.resolve(numbers);
  };
  const same = inGroups({ ask, lanes: 2, most: 3, meetsAll });
  void same(1);
  await endOfTurn();
  expect(await same(2)).toBe(2);
  expect(asked).toEqual([[1], [2]]);
});

test('a group that fails, fails for those in it and for nobody else', async () => {
  const { ask } = slowServer();
  const double = inGroups({ ask, lanes: 1, most: 2, meetsAll });
  const answers = await Promise.allSettled([1, -2, 3, 4].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});

test('where nobody can answer, those who wait for their turn hear it at once', async () => {
  const { ask, groups } = slowServer();
  const double = inGroups({ ask, lanes: 1, most: 1, meetsAll });
  const answers = await Promise.allSettled([away, 2, 3].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([[away]]);
  expect(await double(4)).toBe(8);
});

const away = -100;
const meetsAll = (error: unknown) => String(error).includes(String(away));

const endOfTurn = () => new Promise(setImmediate);

/** Doubles numbers, and rejects negative ones. */
function slowServer() {
  const groups: (readonly number[])[] = [];
  const ask = async (numbers: readonly number[]) => {
    groups.push(numbers);
    await endOfTurn();
    const negative = numbers.filter((number) => number < 0);
    if (negative.length > 0) throw new Error(`negative: ${negative}`);
    return numbers.map((number) => 2 * number);
  };
  return { ask, groups };
}
