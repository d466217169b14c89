import { notify } from '#command-api/notifications/for-others.ts';
import { findSeminar, outlineOf } from '#command-api/seminars/for-others.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { NotificationType } from '#domain/notifications/contract/all-kinds.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { Participation } from '#domain/participation/participation.ts';
import { currentRules, elementsOf } from '#domain/seminars/contract/outline.ts';
import type { ReactionTools } from '../reaction.ts';
import { type Log, participantsOf } from './stored-participation.ts';

type Happened = Recorded<ParticipationEvent>;

/**
 * Notifies authors of comments, ratings and feedback on their shared submissions, and the other participants of submissions
 * to rate.
 */
export async function tell(event: Happened, participation: Participation, log: Log, { handle }: ReactionTools) {
  const { seminarId } = participation;
  const toAuthor = (
    type: NotificationType,
    byId: string,
    data: Readonly<{ submissionId: string; elementId: string; participantId: string }>,
  ) => {
    const { participantId: to, submissionId, elementId } = data;
    return notify(handle, event, { to, type, byId, concerns: { seminarId, submissionId, elementId } });
  };
  switch (event.type) {
    case 'SubmissionRated':
      return toAuthor('rating_received', event.data.raterId, event.data);
    case 'SubmissionAssessed':
      // Each choice is saved by itself; only the first one notifies.
      return event.data.levels.length === 1 ? toAuthor('rating_received', event.data.raterId, event.data) : undefined;
    case 'DeadlineReminded': {
      const { elementId, participantId: to } = event.data;
      return notify(handle, event, { to, type: 'element_due', byId: null, concerns: { seminarId, elementId } });
    }
    case 'FeedbackReceived':
      return toAuthor('feedback_received', event.data.giverId, event.data);
    case 'CommentAdded':
      return toAuthor('feedback_received', event.data.authorId, event.data);
    case 'SubmissionShared':
      return tellOthers(event, participation, log, handle);
    default:
  }
}

type Shared = Recorded<Extract<ParticipationEvent, { type: 'SubmissionShared' }>>;

async function tellOthers(event: Shared, participation: Participation, log: Log, handle: ReactionTools['handle']) {
  const { seminarId, participantId } = participation;
  const { submissionId, elementId } = event.data;
  const isStillShared = participation.submissions.some(({ id, isShared }) => id === submissionId && isShared);
  if (!isStillShared || !(await isRateable(log, seminarId, elementId))) return;
  const concerns = { seminarId, submissionId, elementId };
  for (const { personId } of await participantsOf(log, seminarId))
    await notify(handle, event, { to: personId, type: 'rate_video', byId: participantId, concerns });
}

async function isRateable(log: Log, seminarId: string, elementId: string): Promise<boolean> {
  const seminar = await findSeminar(log, seminarId);
  const element = seminar && elementsOf(outlineOf(seminar)).find(({ id }) => id === elementId);
  const rules = element && currentRules(element);
  return rules?.type === 'video_presentation' && rules.rateableSubmissions;
}
