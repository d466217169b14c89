import { findSeminar } from '#command-api/seminars/for-others.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { standingOf } from '#domain/participation/contract/progress.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import { evolveParticipation, type ParticipationState, workOf } from '#domain/participation/participation.ts';
import { elementsOf } from '#domain/seminars/contract/outline.ts';
import { factsFor, type Log } from './stored-participation.ts';

/** `progress`: of the whole seminar after the event, 0..1. */
type Completed = Readonly<{
  seminarId: string;
  participantId: string;
  elementIds: readonly string[];
  isAll: boolean;
  progress: number;
}>;

/** Events that may complete an element. */
export const completing: readonly ParticipationEvent['type'][] = [
  'ElementSubmitted',
  'SubmissionShared',
  'SessionCounted',
];

/**
 * The elements of the current seminar that this event completed, and whether it completed the whole seminar. Null if the
 * seminar is gone or the person did not participate.
 */
export async function completedBy(
  log: Log,
  { stream, id }: Pick<Recorded, 'stream' | 'id'>,
): Promise<Completed | null> {
  const history = (await log.store.readStream(stream)) as readonly Recorded<ParticipationEvent>[];
  const index = history.findIndex((event) => event.id === id);
  const fold = (events: typeof history) => events.reduce<ParticipationState>(evolveParticipation, null);
  const [before, after] = [fold(history.slice(0, index)), fold(history.slice(0, index + 1))];
  if (!before?.isActive || !after?.isActive) return null;
  const { seminarId, participantId } = after;
  const seminar = await findSeminar(log, seminarId);
  if (!seminar) return null;
  const { outline, others } = await factsFor(log, seminarId, seminar, participantId);
  const [was, is] = [before, after].map((part) => standingOf(outline, workOf(part), others));
  if (!was || !is) return null;
  const elementIds = elementsOf(outline)
    .map((element) => element.id)
    .filter((elementId) => is.states[elementId] === 'completed' && was.states[elementId] !== 'completed');
  return { seminarId, participantId, elementIds, isAll: is.progress === 1 && was.progress < 1, progress: is.progress };
}
