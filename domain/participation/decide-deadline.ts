import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { deadlinesOf, isDueSoon } from './contract/deadlines.ts';
import { standingOf } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';
import { type Participation, workOf } from './participation.ts';
import { elementIn, type SeminarFacts } from './seminar-facts.ts';

type Extended = Extract<ParticipationEvent, { type: 'DeadlineExtended' }>['data'];

export type OfDeadline =
  /** By the owner, for this person. */
  | Message<'ExtendDeadline', Extended & Readonly<{ askedBy: string }>>
  | Message<'RemindOfDeadlines', Readonly<Record<string, never>>>;

export function decideDeadline(
  command: OfDeadline,
  participation: Participation,
  { seminar, now }: Readonly<{ seminar: SeminarFacts; now: Date }>,
): readonly ParticipationEvent[] {
  const { extensions, reminded, participantId } = participation;
  if (command.type === 'ExtendDeadline') {
    const { elementId, dueAt, askedBy } = command.data;
    if (askedBy !== seminar.ownerId) return refuse('not_found');
    elementIn(seminar, elementId);
    return (extensions[elementId] ?? null) === dueAt ? [] : [{ type: 'DeadlineExtended', data: { elementId, dueAt } }];
  }
  if (!seminar.isPublished || seminar.isClosed) return [];
  const { states } = standingOf(seminar.outline, workOf(participation), seminar.others);
  return Object.entries(deadlinesOf(seminar.deadlines, extensions)).flatMap(([elementId, dueAt]) => {
    const isSoon = dueAt !== null && isDueSoon(states[elementId] ?? 'waiting', dueAt, now);
    if (!isSoon || reminded[elementId] === dueAt) return [];
    return [{ type: 'DeadlineReminded', data: { elementId, participantId, dueAt } }];
  });
}
