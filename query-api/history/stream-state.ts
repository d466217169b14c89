import { type StateAt, streamState } from '#domain/history/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { aboutStream } from './about-stream.ts';
import { differences } from './differences.ts';
import { statesAlong, storedStream } from './stored-stream.ts';

type Tools = Parameters<typeof aboutStream>[1] & Readonly<{ store: EventStore }>;

export const streamStateRoute = (tools: Tools) =>
  aboutStream(streamState, tools, async ({ params: { id }, query: { revision, time } }) => {
    if (revision !== undefined && time !== undefined) refuse('invalid_input', 'time');
    const events = await storedStream(tools.store, id);
    return stateAt(id, events, time === undefined ? (revision ?? events.length - 1) : revisionAt(events, time));
  });

/** Of the last event that had happened by then; -1 where none had. */
const revisionAt = (events: readonly Recorded[], time: string): number =>
  events.findLastIndex(({ metadata }) => Date.parse(metadata.at) <= Date.parse(time));

/** After the event of that revision, beside how it is now. @throws invalid_input beyond the last one */
export function stateAt(stream: string, events: readonly Recorded[], revision: number): StateAt {
  const last = events.at(-1);
  if (!last || revision >= events.length) return refuse('invalid_input', 'revision');
  const states = statesAlong(stream);
  states.pass(events.slice(0, revision + 1));
  const was = states.shown();
  states.pass(events.slice(revision + 1));
  const now = states.shown();
  const place = {
    revision,
    at: events[revision]?.metadata.at ?? null,
    last: events.length - 1,
    lastAt: last.metadata.at,
  };
  const made = !states.isFolded ? 'none' : was.readable && now.readable ? 'folded' : 'unreadable';
  const found = made === 'folded' ? differences(was.value, now.value) : [];
  return {
    ...place,
    made,
    state: was.value,
    now: now.value,
    differences: found.map(({ path, before, after }) => ({
      path,
      ...(before !== undefined && { was: before }),
      ...(after !== undefined && { now: after }),
    })),
  };
}
