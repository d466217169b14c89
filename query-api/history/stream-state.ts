import { type StateAt, streamState } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { aboutStream } from './about-stream.ts';
import { differences } from './differences.ts';
import type { ReadStored } from './kept-streams.ts';
import type { StoredStream } from './stored-stream.ts';

type Tools = Parameters<typeof aboutStream>[1] & Readonly<{ read: ReadStored }>;

export const streamStateQuery = (tools: Tools) =>
  aboutStream(streamState, tools, async ({ params: { id }, query: { revision, time } }) => {
    const stored = await tools.read(id);
    return stateAt(stored, wantedRevision(stored, { revision, time }));
  });

export type Moment = Readonly<{ revision?: number | undefined; time?: string | undefined }>;

/** The last revision by default. @throws invalid_input if both are given */
export function wantedRevision({ events }: Pick<StoredStream, 'events'>, { revision, time }: Moment): number {
  if (revision !== undefined && time !== undefined) refuse('invalid_input', 'time');
  return time === undefined ? (revision ?? events.length - 1) : revisionAt(events, time);
}

/** The revision of the last event up to this time; -1 if there is none. */
export function revisionAt(events: readonly Recorded[], time: string): number {
  const end = Date.parse(time);
  return events.findLastIndex(({ metadata }) => Date.parse(metadata.at) <= end);
}

/** Compares the state after this revision with the current state. @throws invalid_input beyond the last revision */
export function stateAt({ events, isFolded, stateAfter }: StoredStream, revision: number): StateAt {
  const last = events.at(-1);
  if (!last || revision >= events.length) return refuse('invalid_input', 'revision');
  const [was, now] = [stateAfter(revision), stateAfter(events.length - 1)];
  const place = {
    revision,
    at: events[revision]?.metadata.at ?? null,
    last: events.length - 1,
    lastAt: last.metadata.at,
  };
  const made = !isFolded ? 'none' : was.readable && now.readable ? 'folded' : 'unreadable';
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
