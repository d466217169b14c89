import type { Recorded } from '#domain/kernel/message.ts';

const idPattern = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;
const deepest = 3;

/** The ids of an event: of its stream, and those that it names. */
export function idsIn({ stream, data }: Pick<Recorded, 'stream' | 'data'>): readonly string[] {
  return [...(stream.match(idPattern) ?? []), ...within(data, deepest)];
}

/** A text that is an id; texts in which one stands by chance are none. */
function within(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return value.length === 32 ? (value.match(idPattern) ?? []) : [];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => within(one, depth - 1));
}
