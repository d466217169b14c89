import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { createRecent } from './recent.ts';

const at = (position: number, stream = 'a-1') => ({ ...newEvent(), stream, revision: 0, position: BigInt(position) });
const positions = (events: readonly { position: bigint }[] | undefined) =>
  events?.map(({ position }) => Number(position));

test('returns the later events for any position in the window', () => {
  const recent = createRecent(100n);
  for (const position of [110, 120, 130]) recent.add(at(position));
  expect(positions(recent.after(100n, 10)?.events)).toEqual([110, 120, 130]);
  expect(positions(recent.after(115n, 10)?.events)).toEqual([120, 130]);
  expect(recent.after(100n, 2)).toMatchObject({ position: 120n });
  expect(recent.after(130n, 10)).toEqual({ events: [], position: 130n });
});

test('returns undefined for a position before the window', () => {
  expect(createRecent(100n).after(99n, 10)).toBeUndefined();
});

test('advances the position past system events and hides them', () => {
  const recent = createRecent(100n);
  recent.add(at(110, '$stats-1'));
  expect(recent.after(100n, 10)).toEqual({ events: [], position: 110n });
});

test('stores a repeated event once', () => {
  const recent = createRecent(100n);
  for (const position of [110, 120, 110, 120, 130]) recent.add(at(position));
  expect(positions(recent.after(100n, 10)?.events)).toEqual([110, 120, 130]);
});

test('forgets old events, and returns undefined for their positions', () => {
  const recent = createRecent(0n);
  for (let position = 1; position <= 10_000; position++) recent.add(at(position));
  const oldest = Array.from({ length: 10_000 }, (_, n) => n).find((n) => recent.after(BigInt(n), 1)) ?? Number.NaN;
  expect(oldest).toBeGreaterThan(0);
  expect(positions(recent.after(BigInt(oldest), 1)?.events)).toEqual([oldest + 1]);
});
