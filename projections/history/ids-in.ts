import type { Recorded } from '#domain/kernel/message.ts';

const idPattern = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;
const wholeId = /^[0-9a-f]{32}$/;
const deepest = 3;

/** The ids of an event: of its stream, and those that it names. */
export function idsIn({ stream, data }: Pick<Recorded, 'stream' | 'data'>): readonly string[] {
  const ids = [...(stream.match(idPattern) ?? [])];
  addIds(ids, data, deepest);
  return ids;
}

/** Of texts that are an id; texts in which one stands by chance are none. Into one list: every event of the log comes here. */
function addIds(ids: string[], value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.length === 32 && wholeId.test(value)) ids.push(value);
  } else if (depth > 0 && typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) addIds(ids, one, depth - 1);
  }
}
