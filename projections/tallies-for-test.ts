import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/event-store/event-store-suite.ts';
import type { Deps } from './catch-up.ts';
import type { Projection, ReadModel } from './projection.ts';

/** A read model with every kind of column. Fields of an event: `by` is added to the count, `poison` cannot be folded, `gone` removes the row. */
const tally: ReadModel = {
  name: 'tally',
  table: 'tally',
  key: 'id',
  ddl: `create table tally (
    id text primary key, count int not null, at timestamptz not null, ratio double precision, tags text[] not null,
    seen jsonb not null, nothing jsonb)`,
  indexes: ['on tally (count)', 'on tally using gin (tags)'],
  keys: ({ stream }) => [stream],
  readers: ({ id }) => [String(id)],
  fold(row, { stream, data, metadata }) {
    const { by, poison, gone } = data as { by?: number; poison?: boolean; gone?: boolean };
    if (poison) throw new Error('cannot be folded');
    if (gone) return undefined;
    const { count, seen } = (row ?? { count: 0, seen: [] }) as { count: number; seen: unknown[] };
    const facts = { at: metadata.at, ratio: 0.5, tags: ['a "b"', 'c,{d}', '\\'], nothing: null };
    return { id: stream, count: count + (by ?? 1), ...facts, seen: [...seen, { by: by ?? null }].slice(-2) };
  },
};

export const talliesProjection: Projection = {
  schema: 'tallies',
  version: 1,
  streams: ['tally-'],
  events: { Happened: true },
  readModels: [tally],
};

export const sharded: Projection = { ...talliesProjection, shards: 4 };

/** Replaces the log by another one with one event in each of `streams`. */
export async function replaceLog({ pool, store }: Pick<Deps, 'pool' | 'store'>, streams: readonly string[]) {
  await pool.query('truncate event_store.events');
  await happen({ store }, streams);
}

/** Appends one event to each of `streams` at `revision`. */
export async function happen(
  { store }: Pick<Deps, 'store'>,
  streams: readonly string[],
  { data = {}, after = noStream }: { data?: object; after?: number } = {},
) {
  const positions = await Promise.all(streams.map((stream) => store.append(stream, after, [{ ...newEvent(), data }])));
  return positions.at(-1) ?? 0n;
}

export const streamsUpTo = (count: number) => Array.from({ length: count }, (_, n) => `tally-${n}`);
