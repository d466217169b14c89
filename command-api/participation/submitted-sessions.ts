import type { Recorded } from '#domain/kernel/message.ts';
import { learnerDecider } from '#domain/participation/roster.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { findParticipation, type Log, participationId } from './stored-participation.ts';

/** Null if there is no participation with this id. */
export const seminarOfPart = async (log: Log, id: string): Promise<string | null> =>
  (await findParticipation(log, id))?.seminarId ?? null;

type SubmittedSession = Readonly<{ seminarId: string; userId: string; elementId: string; submissionId: string }>;

/** The submissions that use a session, in all seminars in which its owner participates. */
export async function submissionsOfSession(log: Log, sessionId: string): Promise<readonly SubmittedSession[]> {
  const [created] = (await log.store.readStream(streamOf('session', sessionId))) as readonly Recorded<SessionEvent>[];
  if (created?.type !== 'SessionCreated') return [];
  const { ownerId: userId } = created.data;
  const seminars = await currentState(log, { stream: streamOf('learner', userId), decider: learnerDecider });
  const found: SubmittedSession[] = [];
  for (const seminarId of seminars) {
    const part = await findParticipation(log, participationId(seminarId, userId));
    for (const one of part?.submissions ?? [])
      if (one.sessionId === sessionId)
        found.push({ seminarId, userId, elementId: one.elementId, submissionId: one.id });
  }
  return found;
}
