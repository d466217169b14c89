import type { Message } from '#domain/kernel/message.ts';
import { storedSamples as quotaSamples } from '#domain/quotas/event-samples.ts';
import { storedSamples as sessionSamples } from '#domain/sessions/event-samples.ts';
import { storedSamples as userSamples } from '#domain/users/event-samples.ts';
import { storedSamples as reservationSamples } from '#domain/users/reservations/event-samples.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { newId } from '#infra/ids.ts';
import { happened } from './happened.ts';

const sessions = 3;
const { ValueReserved } = reservationSamples;
const { UserRegistered, EmailConfirmed } = userSamples;
const { AnalysisReserved, AnalysisConsumed } = quotaSamples;
const { SessionCreated, AnalysisStarted, AudioExtracted, AudioAnalysed } = sessionSamples;
const { TranscriptMissing, AnalysisSucceeded, FeedbackMade, RenditionMade } = sessionSamples;
const found = [AnalysisStarted, AudioExtracted, AudioAnalysed, TranscriptMissing, AnalysisSucceeded, FeedbackMade];

/** The number of events of one person, who registers, confirms the address, and has some talks analysed. */
export const eventsInLife = 4 + sessions * (4 + found.length);

/** The product's own mix, each event appended separately: 5 of 34 have personal data, 8 texts in total. */
export async function live(store: EventStore): Promise<void> {
  const ownerId = newId();
  const revisions = new Map<string, number>();
  const append = async (stream: string, event: Message) => {
    const revision = revisions.get(stream) ?? -1;
    await store.append(stream, revision, [happened(event, ownerId)]);
    revisions.set(stream, revision + 1);
  };
  for (const kind of ['email', 'username']) await append(`${kind}-${newId()}`, ValueReserved);
  for (const event of [UserRegistered, EmailConfirmed]) await append(`user-${ownerId}`, event);
  for (let session = 0; session < sessions; session++) {
    const sessionId = newId();
    const quota = `quota-${ownerId}_202611`;
    await append(quota, { ...AnalysisReserved, data: { ...AnalysisReserved.data, sessionId } });
    const created = { ...SessionCreated, data: { ...SessionCreated.data, ownerId } };
    for (const event of [created, ...found, RenditionMade]) await append(`session-${sessionId}`, event);
    await append(quota, { ...AnalysisConsumed, data: { sessionId } });
  }
}
