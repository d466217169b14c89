import { completedBy, completing } from '#command-api/participation/for-others.ts';
import type { JobPayload } from '#domain/jobs.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { FollowTools } from '../command-area.ts';
import type { NewJob } from '../queue.ts';
import type { Reaction } from '../reaction.ts';

export type StatementPayload = JobPayload<'xapi-statement'>;

/** With the queue's pauses, retries for nearly an hour. */
const maxAttempts = 12;

const statementJob = (payload: StatementPayload): NewJob => ({
  kind: 'xapi-statement',
  key: `${payload.eventId} ${payload.verb} ${payload.elementId ?? payload.seminarId}`,
  ...{ ownerId: payload.personId, payload, priority: 0, maxAttempts },
});

/** Enqueues statements: who joined a seminar, who completed an element or the whole. Does nothing without a learning record store. */
export const statementReaction = ({ settings, ...log }: FollowTools): Reaction => ({
  name: 'xapi-statements',
  streams: ['participation-'],
  types: ['ParticipantJoined', ...completing],
  async react(event, { put }) {
    if (settings.XAPI_URL === undefined) return;
    const happened = event as Recorded<ParticipationEvent>;
    const about = { eventId: event.id, at: event.metadata.at };
    if (happened.type === 'ParticipantJoined') {
      const { seminarId, participantId: personId } = happened.data;
      return put(statementJob({ ...about, verb: 'registered', personId, seminarId, elementId: null, scaled: null }));
    }
    const completed = await completedBy(log, event);
    if (!completed) return;
    const { seminarId, participantId: personId, elementIds, isAll, progress } = completed;
    const common = { ...about, verb: 'completed', personId, seminarId } as const;
    for (const elementId of elementIds) put(statementJob({ ...common, elementId, scaled: null }));
    if (isAll) put(statementJob({ ...common, elementId: null, scaled: progress }));
  },
});
