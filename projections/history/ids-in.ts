import type { Recorded } from '#domain/kernel/message.ts';

const idPattern = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;
const wholeId = /^[0-9a-f]{32}$/;
const deepest = 3;

/** The ids of an event: that of its stream, and those in its data. */
export function idsIn({ stream, data }: Pick<Recorded, 'stream' | 'data'>): readonly string[] {
  const ids = [...(stream.match(idPattern) ?? [])];
  addIds(ids, data, deepest);
  return ids;
}

/** Only texts that are ids; texts that merely contain one do not count. Uses one list, because every event of the log passes here. */
function addIds(ids: string[], value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.length === 32 && wholeId.test(value)) ids.push(value);
  } else if (depth > 0 && typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) addIds(ids, one, depth - 1);
  }
}
