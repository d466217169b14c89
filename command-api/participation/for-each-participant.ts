import { findSeminar } from '#command-api/seminars/for-others.ts';
import type { SeminarFacts } from '#domain/participation/seminar-facts.ts';
import { type Log, participantsOf } from './stored-participation.ts';

/** Commands in parallel. */
const lanes = 8;

/** Passes minimal facts, so that it also works after the seminar is deleted. Commands for all participants need no others. */
export async function forEachParticipant(
  log: Log,
  seminarId: string,
  act: (id: string, facts: SeminarFacts) => Promise<void>,
): Promise<void> {
  const seminar = await findSeminar(log, seminarId);
  const facts: SeminarFacts = {
    ...{ id: seminarId, ownerId: seminar?.ownerId ?? '', isPublished: false, isClosed: true },
    outline: { revision: seminar?.revision ?? 0, blocks: [], earlierOrders: [] },
    criteria: [],
    deadlines: [],
    others: { shared: new Set() },
  };
  const waiting = [...(await participantsOf(log, seminarId))];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await act(next.id, facts);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}
