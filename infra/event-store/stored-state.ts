import { type Fold, stateAfter } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { EventStore } from './event-store.ts';

/** The state of a stream after all of its events, or after the first `count`. */
export async function storedState<State, Event extends Message>(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  fold: Fold<State, Event>,
  count?: number,
): Promise<State> {
  return stateAfter(fold, (await store.readStream(stream)).slice(0, count));
}
