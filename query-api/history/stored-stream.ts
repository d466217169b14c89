import type { Folding } from '#domain/kernel/area.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { foldingOf } from './deciders.ts';
import { withoutMedia } from './without-media.ts';

/** A state without media addresses. `readable: false`: this version cannot read one of its events. */
type State = Readonly<{ value: unknown; readable: boolean }>;

/** The events of a stream, and its state after any of them. */
export type StoredStream = Readonly<{
  events: readonly Recorded[];
  /** Whether this version has a decider for the stream; without one, no state is known. */
  isFolded: boolean;
  /** The state after this revision, as a decision folds it; -1: before the first event. */
  stateAfter: (revision: number) => State;
  /** Returns this stream with the later events added. Reuses the states that are known already. */
  with: (later: readonly Recorded[]) => StoredStream;
}>;

export const storedStream = (stream: string, events: readonly Recorded[]): StoredStream =>
  foldedBy(folder(foldingOf(stream) ?? nothing), { events, isFolded: foldingOf(stream) !== undefined });

const unreadable: State = { value: null, readable: false };
const nothing: Folding = { initialState: null, evolve: () => null };

type Fold = ReturnType<typeof folder>;

const foldedBy = (fold: Fold, { events, isFolded }: Pick<StoredStream, 'events' | 'isFolded'>): StoredStream => ({
  events,
  isFolded,
  stateAfter(revision) {
    try {
      return { value: withoutMedia(fold(events, revision + 1)) ?? null, readable: true };
    } catch {
      return unreadable;
    }
  },
  with: (later) => foldedBy(fold, { events: [...events, ...later], isFolded }),
});

/** Keeps a state after every so many events, so that folding to any revision takes at most this many. */
const step = 250;

/** Returns a function that folds the first `count` events, from the nearest earlier known state. */
function folder({ initialState, evolve }: Folding) {
  const marks: unknown[] = [initialState];
  let last = { count: 0, state: initialState };

  return (events: readonly Recorded[], count: number): unknown => {
    const mark = Math.min(Math.floor(count / step), marks.length - 1);
    const isNear = last.count <= count && last.count >= mark * step;
    let { count: done, state } = isNear ? last : { count: mark * step, state: marks[mark] };
    for (const event of events.slice(done, count)) {
      state = evolve(state, event);
      done += 1;
      if (done % step === 0) marks[done / step] = state;
    }
    last = { count, state };
    return state;
  };
}

/** The data of an event without media addresses; null if this version cannot read it. */
export function dataOf(event: Recorded): unknown {
  try {
    return withoutMedia(event.data);
  } catch {
    return null;
  }
}
