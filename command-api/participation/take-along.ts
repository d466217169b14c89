import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { TakeAlong } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['submissions'],
  contents: {
    de: `participation.json   Ihre Seminare: was Sie eingereicht haben, und was andere dazu gesagt haben`,
    en: `participation.json   your seminars: what you submitted, and what others said of it`,
  },
  files: ({ userId, streams }, { store }) => {
    const own = streams.participation ?? [];
    return own.length === 0 ? [] : [jsonFile('participation.json', () => all(store, own, userId))];
  },
};

async function all(store: EventStore, streams: readonly string[], userId: string) {
  const parts: unknown[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<ParticipationEvent>[];
    const joined = history.find(({ type }) => type === 'ParticipantJoined');
    const seminarId = joined?.type === 'ParticipantJoined' ? joined.data.seminarId : null;
    parts.push({ seminarId, happened: history.map((event) => told(event, userId)) });
  }
  return parts;
}

/** Replaces the ids of other people. */
function told({ type, data, metadata }: Recorded<ParticipationEvent>, userId: string) {
  const other = { raterId: 'other', giverId: 'other', authorId: 'other', byId: 'other' } as const;
  const shown = Object.entries(data).flatMap(([field, value]) => {
    if (field === 'participantId') return [];
    if (field in other && value !== userId) return [];
    return [[field, typeof value === 'string' && isErased(value) ? null : value] as const];
  });
  return { at: metadata.at, type, ...Object.fromEntries(shown) };
}
