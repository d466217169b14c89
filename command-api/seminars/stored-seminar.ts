import { refuse } from '#domain/kernel/errors.ts';
import { type SeminarCommand, seminarDecider } from '#domain/seminars/decider.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

export const toSeminar = (seminarId: string, command: SeminarCommand) => ({
  stream: streamOf('seminar', seminarId),
  decider: seminarDecider,
  command,
});

/** Null if there is no such seminar or it was deleted. */
export async function findSeminar(log: Log, seminarId: string): Promise<Seminar | null> {
  const seminar = await currentState(log, { stream: streamOf('seminar', seminarId), decider: seminarDecider });
  return typeof seminar === 'string' ? null : seminar;
}

/** @throws seminar_not_found if the seminar does not belong to this person */
export async function ownSeminar(log: Log, seminarId: string, ownerId: string): Promise<Seminar> {
  const seminar = await findSeminar(log, seminarId);
  return seminar?.ownerId === ownerId ? seminar : refuse('seminar_not_found');
}
