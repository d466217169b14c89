import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { type Folding, foldingOf } from './deciders.ts';
import { withoutMedia } from './without-media.ts';

/** @throws not_found where nothing ever happened in it */
export async function storedStream(store: EventStore, stream: string): Promise<readonly Recorded[]> {
  const events = await store.readStream(stream);
  return events.length > 0 ? events : refuse('not_found');
}

/** A state as it may be shown. `readable: false`: one of its events cannot be read by this version. */
export type State = Readonly<{ value: unknown; readable: boolean }>;

const unreadable: State = { value: null, readable: false };

/** Goes along a stream as a decision does, and shows the state where it stands. */
export function statesAlong(stream: string) {
  const folding = foldingOf(stream);
  let state = folding?.initialState;
  let isReadable = true;
  return {
    isFolded: folding !== undefined,
    pass(events: readonly Recorded[]): void {
      if (!folding || !isReadable) return;
      try {
        state = fold(folding, state, events);
      } catch {
        isReadable = false;
      }
    },
    shown: (): State => (isReadable ? { value: withoutMedia(state) ?? null, readable: true } : unreadable),
  };
}

const fold = ({ evolve }: Folding, state: unknown, events: readonly Recorded[]) =>
  events.reduce((reached, event) => evolve(reached, event), state);

/** Of an event as it may be shown; null where this version cannot read it. */
export function dataOf(event: Recorded): unknown {
  try {
    return withoutMedia(event.data);
  } catch {
    return null;
  }
}
