import type { Recorded } from '#domain/kernel/message.ts';
import { hash } from './hash.ts';
import type { Projection } from './projection.ts';

export const shardsOf = ({ shards = 1 }: Pick<Projection, 'shards'>): number => shards;

export const shardNumbers = (projection: Pick<Projection, 'shards'>): readonly number[] =>
  Array.from({ length: shardsOf(projection) }, (_, shard) => shard);

/** The shard of a stream. Stored checkpoints depend on it, so the result for a stream must never change. */
export const shardOf = (stream: string, projection: Pick<Projection, 'shards'>): number =>
  shardsOf(projection) === 1 ? 0 : hash(stream) % shardsOf(projection);

/** Splits events by shard and keeps their order. */
export function deal(events: readonly Recorded[], projection: Pick<Projection, 'shards'>): readonly Recorded[][] {
  const dealt = shardNumbers(projection).map((): Recorded[] => []);
  for (const event of events) dealt[shardOf(event.stream, projection)]?.push(event);
  return dealt;
}
