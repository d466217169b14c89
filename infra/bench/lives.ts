import { randomUUID } from 'node:crypto';
import { storedSamples as sessionSamples } from '#domain/sessions/event-samples.ts';
import { storedSamples as userSamples } from '#domain/users/event-samples.ts';
import { type EventStore, type NewEvent, noStream } from '../event-store/event-store.ts';
import { newId } from '../ids.ts';

const talks = 2;
const { UserRegistered, EmailConfirmed } = userSamples;
const { SessionCreated, AnalysisStarted, AudioExtracted, AudioAnalysed, TranscriptionStarted } = sessionSamples;
const { TranscriptMade, AnalysisSucceeded, FeedbackMade } = sessionSamples;
const talk = [SessionCreated, AnalysisStarted, AudioExtracted, AudioAnalysed, TranscriptionStarted, TranscriptMade];

/** How many events one person leaves here, each appended by itself: who registers, confirms, and has two talks analysed. */
export const eventsInLife = 2 + talks * (talk.length + 2);

/** The mix of the product: 4 of 18 events have something personal, 7 texts in all. */
export async function live(store: EventStore): Promise<void> {
  const ownerId = newId();
  const streams = [
    { stream: `user-${ownerId}`, events: [UserRegistered, EmailConfirmed] },
    ...Array.from({ length: talks }, () => ({
      stream: `session-${newId()}`,
      events: [...talk, AnalysisSucceeded, FeedbackMade],
    })),
  ];
  for (const { stream, events } of streams) {
    for (const [index, { type, data }] of events.entries()) {
      const own = type === 'SessionCreated' ? { ...data, ownerId } : data;
      await store.append(stream, noStream + index, [happened(type, own, ownerId)]);
    }
  }
}

function happened(type: string, data: object, ownerId: string): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'user', id: ownerId } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  return { type, data, id, metadata: { ...cause, at: '2026-11-14T10:12:00.000Z', schema: 1 } };
}
