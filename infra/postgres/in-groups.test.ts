import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('groups concurrent calls, and calls that arrive meanwhile, and answers each', async () => {
  const { ask, groups } = slowServer();
  const double = inGroups({ ask, lanes: 2, most: 3, meetsAll });
  const first = Promise.all([1, 2].map(double));
  await endOfTurn();
  expect(await Promise.all([3, 4, 5, 6].map(double))).toEqual([6, 8, 10, 12]);
  expect(await first).toEqual([2, 4]);
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('sends a single call at once', async () => {
  const { ask, groups } = slowServer();
  const double = inGroups({ ask, lanes: 2, most: 3, meetsAll });
  await double(1);
  await double(2);
  expect(groups).toEqual([[1], [2]]);
});

test('sends the next group while a slow one is running', async () => {
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

test('fails only the calls in a failed group', async () => {
  const { ask } = slowServer();
  const double = inGroups({ ask, lanes: 1, most: 2, meetsAll });
  const answers = await Promise.allSettled([1, -2, 3, 4].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});

test('fails waiting calls at once with an error that meets all', async () => {
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
