import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { isAssessed, type RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { currentRules } from '#domain/seminars/contract/outline.ts';
import { ownerSees } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';
import type { Participation, Rating, Submission } from './participation.ts';
import { elementIn, found, refuseShut, type SeminarFacts } from './seminar-facts.ts';

type Events = { [E in ParticipationEvent as E['type']]: E['data'] };

/** Fields that are derived from the submission that a command names. */
type Known = 'elementId' | 'participantId';

/** Commands of other people about a participant's submission. */
export type ByOthers =
  | Message<
      'RateSubmission',
      Readonly<{ submissionId: string; rating: Rating; raterId: string; isRated?: boolean | undefined }>
    >
  /** Replaces the rater's earlier rating; an empty list removes it. */
  | Message<'AssessSubmission', Readonly<{ submissionId: string; raterId: string; levels: readonly RatedLevel[] }>>
  | Message<'GiveFeedback', Omit<Events['FeedbackReceived'], Known>>
  | Message<'AddComment', Omit<Events['CommentAdded'], Known>>
  | Message<'DeleteComment', Readonly<{ commentId: string; askedBy: string }>>;

export function decideByOthers(
  command: ByOthers,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { participantId } = participation;
  switch (command.type) {
    case 'RateSubmission':
      return decideRating(command.data, participation, seminar);
    case 'AssessSubmission':
      return decideAssessment(command.data, participation, seminar);
    case 'GiveFeedback': {
      const { feedbackId, submissionId, giverId, text } = command.data;
      if (giverId === participantId) return refuse('user_not_authorized');
      const { feedback, elementId } = shown(participation, seminar, { submissionId, to: giverId });
      if (feedback.some(({ id }) => id === feedbackId)) return [];
      return [
        { type: 'FeedbackReceived', data: { feedbackId, submissionId, elementId, participantId, giverId, text } },
      ];
    }
    case 'AddComment': {
      const { commentId, submissionId, authorId, offset, text } = command.data;
      const { type, elementId } = shown(participation, seminar, { submissionId, to: authorId });
      if (type !== 'video_presentation') return refuse('invalid_type');
      return [
        { type: 'CommentAdded', data: { commentId, submissionId, elementId, participantId, authorId, offset, text } },
      ];
    }
    case 'DeleteComment': {
      const { commentId, askedBy } = command.data;
      const [submission, comment] = commented(participation, commentId);
      const may = [comment.authorId, participation.participantId, seminar.ownerId];
      if (!may.includes(askedBy)) return refuse('not_found');
      return [{ type: 'CommentDeleted', data: { commentId, submissionId: submission.id } }];
    }
  }
}

/** A submission that this person may see. @throws not_found otherwise, as if there were none */
function shown(
  participation: Participation,
  seminar: SeminarFacts,
  { submissionId, to }: Readonly<{ submissionId: string; to: string }>,
): Submission {
  const submission = found(participation, submissionId);
  const element = elementIn(seminar, submission.elementId);
  const isOwn = to === participation.participantId;
  const isOwners = to === seminar.ownerId && ownerSees(submission, element);
  return !submission.skipped && (isOwn || isOwners || submission.isShared) ? submission : refuse('not_found');
}

function commented({ submissions }: Participation, commentId: string) {
  for (const submission of submissions) {
    const comment = submission.comments.find(({ id }) => id === commentId);
    if (comment) return [submission, comment] as const;
  }
  return refuse('not_found');
}

type Rate = Extract<ByOthers, { type: 'RateSubmission' }>['data'];

function decideRating(
  { submissionId, rating, raterId, isRated }: Rate,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const submission = found(participation, submissionId);
  if (raterId === participation.participantId) return refuse('user_not_authorized');
  if (!submission.isShared) return refuse('not_found');
  const { elementId } = submission;
  const data = { submissionId, elementId, participantId: participation.participantId, rating, raterId };
  const was = submission.ratings.some((given) => given.rating === rating && given.raterId === raterId);
  if (was === (isRated ?? !was)) return [];
  if (was) return [{ type: 'RatingWithdrawn', data }];
  refuseShut(seminar);
  const rules = currentRules(elementIn(seminar, elementId));
  if (rules.type !== 'video_presentation' || !rules.rateableSubmissions) return refuse('not_rateable');
  return [{ type: 'SubmissionRated', data }];
}

type Assess = Extract<ByOthers, { type: 'AssessSubmission' }>['data'];

function decideAssessment(
  { submissionId, raterId, levels }: Assess,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { participantId } = participation;
  if (raterId === participantId) return refuse('user_not_authorized');
  const before = found(participation, submissionId).assessments.find((one) => one.raterId === raterId)?.levels ?? [];
  if (canonicalJson(before) === canonicalJson(levels)) return [];
  const { elementId } = found(participation, submissionId);
  const data = { submissionId, elementId, participantId, raterId, levels: levels.map(ratedLevel) };
  // A rating can be withdrawn at any time, also in a closed seminar.
  if (levels.length === 0) return [{ type: 'SubmissionAssessed', data }];
  shown(participation, seminar, { submissionId, to: raterId });
  refuseShut(seminar);
  if (!isAssessed(seminar.outline, elementId)) return refuse('not_rateable');
  const ids = levels.map(({ criterionId }) => criterionId);
  const isFit = ({ criterionId, level }: RatedLevel) =>
    seminar.criteria.some(({ id, levels: all }) => id === criterionId && level >= 1 && level <= all.length);
  if (new Set(ids).size < ids.length || !levels.every(isFit)) return refuse('invalid_input', 'levels');
  return [{ type: 'SubmissionAssessed', data }];
}

const ratedLevel = ({ criterionId, level }: RatedLevel) => ({ criterionId, level });
