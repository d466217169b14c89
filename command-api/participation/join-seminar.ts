import { refuse } from '#domain/kernel/errors.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { findSeminar } from '../seminars/stored-seminar.ts';
import { factsFor, findParticipation, type Log, participationId, participationOrder } from './stored-participation.ts';

type Joining = Readonly<{ seminarId: string; participantId: string; invitationId: string | null }>;
type Send = (order: ReturnType<typeof participationOrder>) => ReturnType<Handle>;

/** Whoever accepted an invitation takes part; where they do already, nothing. @throws seminar_not_found, seminar_closed */
export async function joinSeminar(
  log: Log,
  { seminarId, participantId, invitationId }: Joining,
  send: Send,
): Promise<void> {
  const seminar = (await findSeminar(log, seminarId)) ?? refuse('seminar_not_found');
  const facts = await factsFor(log, seminarId, seminar, participantId);
  const id = participationId(seminarId, participantId);
  await send(participationOrder(id, facts, { type: 'JoinSeminar', data: { participantId, invitationId } }));
}

/** Whether the person takes part at this moment. */
export async function takesPart(log: Log, seminarId: string, personId: string): Promise<boolean> {
  return (await findParticipation(log, participationId(seminarId, personId)))?.isActive ?? false;
}
