import { findSeminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { standingOf } from '#domain/participation/contract/progress.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import { workOf } from '#domain/participation/participation.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { factsFor, findParticipation, type Log, participationId, toParticipation } from './stored-participation.ts';

type Joining = Readonly<{ seminarId: string; participantId: string; invitationId: string | null }>;
type Send = (addressed: ReturnType<typeof toParticipation>) => ReturnType<Handle>;

/**
 * Adds a person who accepted an invitation to the seminar; does nothing if they participate already.
 * @throws seminar_not_found, seminar_closed
 */
export async function joinSeminar(
  log: Log,
  { seminarId, participantId, invitationId }: Joining,
  send: Send,
): Promise<void> {
  const seminar = (await findSeminar(log, seminarId)) ?? refuse('seminar_not_found');
  const facts = await factsFor(log, seminarId, seminar, participantId);
  const id = participationId(seminarId, participantId);
  await send(toParticipation(id, facts, { type: 'JoinSeminar', data: { participantId, invitationId } }));
}

/** Whether the person participates at this moment. */
export async function takesPart(log: Log, seminarId: string, personId: string): Promise<boolean> {
  return (await findParticipation(log, participationId(seminarId, personId)))?.isActive ?? false;
}

/** Whether the person has joined by this invitation since then, even if they have left again. */
export async function joinedSince({ store }: Log, { seminarId, participantId, invitationId }: Joining, since: string) {
  const history = await store.readStream(streamOf('participation', participationId(seminarId, participantId)));
  return (history as readonly Recorded<ParticipationEvent>[]).some(
    ({ type, data, metadata }) =>
      type === 'ParticipantJoined' && data.invitationId === invitationId && metadata.at >= since,
  );
}

/** Whether the owner removed the person, and no invitation has brought them back since. */
export async function wasRemoved({ store }: Log, seminarId: string, personId: string): Promise<boolean> {
  const history = await store.readStream(streamOf('participation', participationId(seminarId, personId)));
  const last = (history as readonly Recorded<ParticipationEvent>[]).findLast(
    ({ type }) => type === 'ParticipantJoined' || type === 'ParticipantRemoved',
  );
  return last?.type === 'ParticipantRemoved' && last.data.reason === 'removed';
}

/** The part of the seminar that the person has completed, 0..1, as screens show it; null if they do not participate. */
export async function progressOf(log: Log, seminarId: string, personId: string): Promise<number | null> {
  const [seminar, participation] = await Promise.all([
    findSeminar(log, seminarId),
    findParticipation(log, participationId(seminarId, personId)),
  ]);
  if (!seminar || !participation?.isActive) return null;
  const { outline, others } = await factsFor(log, seminarId, seminar, personId);
  return standingOf(outline, workOf(participation), others).progress;
}
