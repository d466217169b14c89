/** Bytes: the client's data is returned without being parsed. */
export type Proposed = Readonly<{
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}>;

export type Stored = Proposed & Readonly<{ stream: string; revision: bigint; position: bigint }>;

export type Expected = bigint | 'any' | 'no_stream' | 'stream_exists';

export type Outcome =
  | Readonly<{ kind: 'success'; revision: bigint; position: bigint }>
  | Readonly<{ kind: 'wrong revision'; current: bigint | undefined }>
  | Readonly<{ kind: 'deleted' }>
  | Readonly<{ kind: 'too large' }>;

export const mostBytes = 1_048_576;
const recordOverhead = 90n;

export type WireLog = ReturnType<typeof createWireLog>;

/** A log in memory that answers appends as EventStoreDB 23.10 was observed to do. Positions are byte offsets, with gaps. */
export function createWireLog() {
  let all: Stored[] = [];
  const streams = new Map<string, Stored[]>();
  const deleted = new Set<string>();
  // Appends without a revision are recognised as repeats only until a restart.
  const remembered = new Map<string, Stored>();
  const listeners = new Set<(events: readonly Stored[]) => void>();

  function write(stream: string, events: readonly Proposed[]): Outcome {
    const before = streams.get(stream) ?? [];
    let position = all.at(-1)?.position ?? 0n;
    const stored = events.map((event, index) => {
      position += recordOverhead + BigInt(event.data.length);
      return { ...event, stream, revision: BigInt(before.length + index), position };
    });
    all.push(...stored);
    before.push(...stored);
    streams.set(stream, before);
    for (const event of stored) remembered.set(`${stream} ${event.id}`, event);
    for (const listener of listeners) listener(stored);
    return success(stored.at(-1));
  }

  function append(stream: string, expected: Expected, events: readonly Proposed[]): Outcome {
    if (deleted.has(stream)) return { kind: 'deleted' };
    if (events.reduce((sum, event) => sum + sizeOf(event), 0) > mostBytes) return { kind: 'too large' };
    const present = streams.get(stream) ?? [];
    const current = present.at(-1)?.revision;
    if (expected === 'any' || expected === 'stream_exists') {
      if (expected === 'stream_exists' && current === undefined) return { kind: 'wrong revision', current };
      const known = events.map(({ id }) => remembered.get(`${stream} ${id}`));
      return known.length > 0 && known.every(Boolean) ? success(known.at(-1)) : write(stream, events);
    }
    const from = expected === 'no_stream' ? 0n : expected + 1n;
    if (from === BigInt(present.length)) return write(stream, events);
    const there = present.slice(Number(from), Number(from) + events.length);
    const repeated = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
    return repeated ? success(there.at(-1)) : { kind: 'wrong revision', current };
  }

  return {
    append,
    all: (): readonly Stored[] => all,
    stream: (name: string): readonly Stored[] => streams.get(name) ?? [],
    isDeleted: (name: string) => deleted.has(name),
    tombstone: (name: string) => deleted.add(name),
    restart: () => remembered.clear(),
    /** Replaces the log, under the same address. */
    reset() {
      all = [];
      streams.clear();
      remembered.clear();
    },
    onAppend(listener: (events: readonly Stored[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const success = (last: Stored | undefined): Outcome => ({
  kind: 'success',
  revision: last?.revision ?? -1n,
  position: last?.position ?? 0n,
});

const sizeOf = ({ data, metadata, type }: Proposed) => data.length + metadata.length + 2 * type.length;
