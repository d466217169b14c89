import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { deal, shardOf } from './shards.ts';

const streams = Array.from({ length: 10_000 }, (_, n) => `session-${n.toString(16).padStart(32, '0')}`);
const four = { shards: 4 };

test('keeps each stream in its shard, because stored checkpoints depend on it', () => {
  expect(['session-1', 'session-2', 'user-ada', 'quota-ü_202611', ''].map((stream) => shardOf(stream, four))).toEqual([
    3, 2, 3, 2, 1,
  ]);
});

test('distributes streams evenly', () => {
  const counts = [0, 0, 0, 0];
  for (const stream of streams) counts[shardOf(stream, four)] = (counts[shardOf(stream, four)] ?? 0) + 1;
  for (const count of counts) expect(count).toBeGreaterThan(2_300);
});

test('assigns every event to one shard, in log order', () => {
  const events = [...streams, ...streams].map((stream, n) => ({
    ...newEvent(),
    stream,
    revision: 0,
    position: BigInt(n),
  }));
  const dealt = deal(events, four);
  expect(dealt.flat().length).toBe(events.length);
  for (const [shard, own] of dealt.entries()) {
    expect(own.every(({ stream }) => shardOf(stream, four) === shard)).toBe(true);
    expect(own.every(({ position }, n) => n === 0 || position > (own[n - 1]?.position ?? 0n))).toBe(true);
  }
  expect(deal(events, {})).toEqual([events]);
});
