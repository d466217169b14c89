import { dayMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { deadlinesOf, isDueSoon } from './contract/deadlines.ts';
import { standingOf } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';
import { type Participation, workOf } from './participation.ts';
import { elementIn, refuseShut, type SeminarFacts } from './seminar-facts.ts';

type Extended = Extract<ParticipationEvent, { type: 'DeadlineExtended' }>['data'];

export type OfDeadline =
  /** The owner sets it for this person. */
  | Message<'ExtendDeadline', Extended & Readonly<{ askedBy: string }>>
  /** The owner sends it, at most once a day, while the person has something to do. */
  | Message<'RemindParticipant', Readonly<{ askedBy: string }>>
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
  if (command.type === 'RemindParticipant')
    return decideReminder(command.data.askedBy, participation, { seminar, now });
  if (!seminar.isPublished || seminar.isClosed) return [];
  const { states } = standingOf(seminar.outline, workOf(participation), seminar.others);
  return Object.entries(deadlinesOf(seminar.deadlines, extensions)).flatMap(([elementId, dueAt]) => {
    const isSoon = dueAt !== null && isDueSoon(states[elementId] ?? 'waiting', dueAt, now);
    if (!isSoon || reminded[elementId] === dueAt) return [];
    return [{ type: 'DeadlineReminded', data: { elementId, participantId, dueAt } }];
  });
}

function decideReminder(
  askedBy: string,
  participation: Participation,
  { seminar, now }: Readonly<{ seminar: SeminarFacts; now: Date }>,
): readonly ParticipationEvent[] {
  const { participantId, remindedAt } = participation;
  if (askedBy !== seminar.ownerId) return refuse('not_found');
  refuseShut(seminar);
  const { states } = standingOf(seminar.outline, workOf(participation), seminar.others);
  const hasSomething = Object.values(states).some((state) => state === 'active' || state === 'skipped');
  const isRecent = remindedAt !== null && now.getTime() - Date.parse(remindedAt) < dayMs;
  if (!hasSomething || isRecent) return [];
  return [{ type: 'ParticipantReminded', data: { participantId, byId: askedBy, at: now.toISOString() } }];
}
