import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { mostSubmissions } from '#domain/seminars/element-limits.ts';
import { currentRules, elementsOf, type Outline, type OutlineElement, rulesAt } from '#domain/seminars/outline.ts';
import type { ParticipationEvent } from './events.ts';
import {
  evolveParticipation,
  type Participation,
  type ParticipationState,
  type Rating,
  type Submission,
  workOf,
} from './participation.ts';
import { lockedBy, type Others, standingOf } from './progress.ts';
import { isEmpty, refuseUnfit, type Submitted, storedParts } from './submitted.ts';

type Events = { [E in ParticipationEvent as E['type']]: E['data'] };

/** The seminar as it was when the command came. Its stream is another one: what is decided says on which revision of it. */
export type SeminarFacts = Readonly<{
  id: string;
  ownerId: string;
  isPublished: boolean;
  isClosed: boolean;
  outline: Outline;
  others: Others;
}>;

type OfElement = Readonly<{ submissionId: string; elementId: string }>;

/** What the participant does. */
type Own =
  | Message<'SubmitElement', OfElement & Readonly<{ submitted: Submitted }>>
  | Message<'SkipElement', OfElement>
  /** Target states that are absent: the other way round. */
  | Message<'ShareSubmission', Readonly<{ submissionId: string; isShared?: boolean | undefined }>>
  | Message<'DeleteSubmission', Readonly<{ submissionId: string }>>;

/** What others do with what the participant submitted. */
type ByOthers =
  | Message<
      'RateSubmission',
      Readonly<{ submissionId: string; rating: Rating; raterId: string; isRated?: boolean | undefined }>
    >
  | Message<'GiveFeedback', Events['FeedbackReceived']>
  | Message<'AddComment', Events['CommentAdded']>
  | Message<'DeleteComment', Readonly<{ commentId: string; askedBy: string }>>;

/** What follows from something elsewhere. */
type Following =
  | Message<'CountSession', Omit<Events['SessionCounted'], 'seminarRevision'>>
  /** The session is deleted: so are its submissions, and it counts for no goal. */
  | Message<'DropSession', Readonly<{ sessionId: string }>>
  | Message<'ResetParticipation', Readonly<Record<never, never>>>
  | Message<'RemoveParticipant', Events['ParticipantRemoved']>;

export type ParticipationCommand =
  | Message<'JoinSeminar', Readonly<{ participantId: string; invitationId: string | null }>>
  | Own
  | ByOthers
  | Following;

type ParticipationDecider = Decider<ParticipationState, ParticipationCommand, ParticipationEvent>;

/** One person's part in one seminar. */
export const participationIn = (seminar: SeminarFacts): ParticipationDecider => ({
  initialState: null,
  evolve: evolveParticipation,

  decide(command, participation) {
    if (command.type === 'JoinSeminar') return decideJoin(command.data, participation, seminar);
    if (isFollowing(command)) return participation?.isActive ? decideFollowing(command, participation, seminar) : [];
    // Who left is answered as one who never was there.
    if (!participation?.isActive) return refuse('seminar_user_not_found');
    return isOwn(command) ? decideOwn(command, participation, seminar) : decideOthers(command, participation, seminar);
  },
});

const following = ['CountSession', 'DropSession', 'ResetParticipation', 'RemoveParticipant'] as const;
const isFollowing = (command: ParticipationCommand): command is Following =>
  (following as readonly string[]).includes(command.type);

const own = ['SubmitElement', 'SkipElement', 'ShareSubmission', 'DeleteSubmission'] as const;
const isOwn = (command: Own | ByOthers): command is Own => (own as readonly string[]).includes(command.type);

type Join = Extract<ParticipationCommand, { type: 'JoinSeminar' }>['data'];

function decideJoin(
  { participantId, invitationId }: Join,
  participation: ParticipationState,
  { id, ownerId, isClosed, outline }: SeminarFacts,
): readonly ParticipationEvent[] {
  if (participation && participation.participantId !== participantId) return refuse('conflict');
  if (participation?.isActive) return [];
  if (participantId === ownerId) return refuse('user_not_authorized');
  if (isClosed) return refuse('seminar_closed');
  const seminarRevision = outline.revision;
  return [{ type: 'ParticipantJoined', data: { seminarId: id, participantId, seminarRevision, invitationId } }];
}

function decideOwn(command: Own, participation: Participation, seminar: SeminarFacts): readonly ParticipationEvent[] {
  switch (command.type) {
    case 'SubmitElement':
      return decideSubmit(command.data, participation, seminar);
    case 'SkipElement':
      return decideSkip(command.data, participation, seminar);
    case 'ShareSubmission':
      return decideShare(command.data, participation, seminar);
    case 'DeleteSubmission': {
      const { id, elementId } = found(participation, command.data.submissionId);
      return [{ type: 'SubmissionDeleted', data: { submissionId: id, elementId } }];
    }
  }
}

const found = ({ submissions }: Participation, submissionId: string): Submission =>
  submissions.find(({ id }) => id === submissionId) ?? refuse('not_found');

const elementIn = ({ outline }: SeminarFacts, elementId: string): OutlineElement =>
  elementsOf(outline).find(({ id }) => id === elementId) ?? refuse('element_not_found');

function refuseShut({ isPublished, isClosed }: SeminarFacts): void {
  if (!isPublished || isClosed) refuse('seminar_closed');
}

type Submit = Extract<Own, { type: 'SubmitElement' }>['data'];

function decideSubmit(
  { submissionId, elementId, submitted }: Submit,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { element, state } = opened(elementId, participation, seminar);
  const rules = currentRules(element);
  refuseUnfit(submitted, rules);
  if (isEmpty(submitted) && state !== 'active') return [];
  const most = rules.type === 'video_presentation' ? rules.maxSubmissions : mostSubmissions;
  if (submittedTo(elementId, participation).length >= most) return refuse('too_many_submissions');
  if (submitted.type === 'give_feedback' && participation.submissions.some(({ id }) => id === submitted.about))
    return refuse('user_not_authorized');
  const { participantId } = participation;
  const where = { submissionId, elementId, participantId, seminarRevision: seminar.outline.revision };
  return [{ type: 'ElementSubmitted', data: { ...where, ...storedParts(submitted) } }];
}

/** An element at which something may be done, and how the participant stands there. @throws element_locked */
function opened(elementId: string, participation: Participation, seminar: SeminarFacts) {
  refuseShut(seminar);
  const element = elementIn(seminar, elementId);
  const standing = standingOf(seminar.outline, workOf(participation), seminar.others);
  if (lockedBy(seminar.outline, standing, elementId)) refuse('element_locked');
  return { element, state: standing.states[elementId] };
}

const submittedTo = (wanted: string, { submissions }: Participation) =>
  submissions.filter(({ elementId, skipped }) => elementId === wanted && !skipped);

type Skip = Extract<Own, { type: 'SkipElement' }>['data'];

function decideSkip({ submissionId, elementId }: Skip, participation: Participation, seminar: SeminarFacts) {
  const { element, state } = opened(elementId, participation, seminar);
  if (state !== 'active') return [];
  const { type } = currentRules(element);
  const data = { submissionId, elementId, seminarRevision: seminar.outline.revision, type };
  return [{ type: 'ElementSkipped', data } as const];
}

type Share = Extract<Own, { type: 'ShareSubmission' }>['data'];

function decideShare(
  { submissionId, isShared: wanted }: Share,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { elementId, isShared, type, skipped } = found(participation, submissionId);
  if (type !== 'video_presentation' || skipped) return refuse('invalid_type');
  const data = { submissionId, elementId };
  if (isShared === (wanted ?? !isShared)) return [];
  // Whoever shared something can take that back at any time.
  if (isShared) return [{ type: 'SubmissionUnshared', data }];
  refuseShut(seminar);
  const rules = currentRules(elementIn(seminar, elementId));
  const shared = submittedTo(elementId, participation).filter((submission) => submission.isShared).length;
  if (rules.type === 'video_presentation' && shared >= rules.maxNumShared) return refuse('too_many_shared');
  return [{ type: 'SubmissionShared', data }];
}

function decideOthers(
  command: ByOthers,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  switch (command.type) {
    case 'RateSubmission':
      return decideRating(command.data, participation, seminar);
    case 'GiveFeedback': {
      const { feedbackId, submissionId, giverId, text } = command.data;
      if (giverId === participation.participantId) return refuse('user_not_authorized');
      shown(participation, seminar, { submissionId, to: giverId });
      return [{ type: 'FeedbackReceived', data: { feedbackId, submissionId, giverId, text } }];
    }
    case 'AddComment': {
      const { commentId, submissionId, authorId, offset, text } = command.data;
      const { type } = shown(participation, seminar, { submissionId, to: authorId });
      if (type !== 'video_presentation') return refuse('invalid_type');
      return [{ type: 'CommentAdded', data: { commentId, submissionId, authorId, offset, text } }];
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

/** A submission that this person may see. @throws not_found, as if there were none */
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

/** The seminar's owner reads what was written; recordings only where they are shared, or where it was said before. */
export function ownerSees(
  { type, isShared, at }: Pick<Submission, 'type' | 'isShared' | 'at'>,
  element: OutlineElement,
) {
  const rules = rulesAt(element, at);
  return type !== 'video_presentation' || isShared || (rules.type === 'video_presentation' && rules.ownerSeesReport);
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
  const data = { submissionId, rating, raterId };
  const was = submission.ratings.some((given) => given.rating === rating && given.raterId === raterId);
  if (was === (isRated ?? !was)) return [];
  if (was) return [{ type: 'RatingWithdrawn', data }];
  refuseShut(seminar);
  const rules = currentRules(elementIn(seminar, submission.elementId));
  if (rules.type !== 'video_presentation' || !rules.rateableSubmissions) return refuse('not_rateable');
  return [{ type: 'SubmissionRated', data }];
}

function decideFollowing(
  command: Following,
  participation: Participation,
  { outline }: SeminarFacts,
): readonly ParticipationEvent[] {
  const { submissions, counted } = participation;
  switch (command.type) {
    case 'CountSession': {
      const { elementId, sessionId, score } = command.data;
      const isThere = elementsOf(outline).some(({ id }) => id === elementId);
      const known = counted.find((one) => one.sessionId === sessionId && one.elementId === elementId);
      if (!isThere || known?.score === score) return [];
      return [{ type: 'SessionCounted', data: { elementId, sessionId, score, seminarRevision: outline.revision } }];
    }
    case 'DropSession': {
      const { sessionId } = command.data;
      const isIt = (one: Readonly<{ sessionId: string | null }>) => one.sessionId === sessionId;
      return [
        ...submissions
          .filter(isIt)
          .map(({ id, elementId }) => ({ type: 'SubmissionDeleted', data: { submissionId: id, elementId } }) as const),
        ...counted
          .filter(isIt)
          .map(({ elementId }) => ({ type: 'SessionNotCounted', data: { elementId, sessionId } }) as const),
      ];
    }
    case 'ResetParticipation':
      return submissions.length + counted.length > 0 ? [{ type: 'ParticipationReset', data: {} }] : [];
    case 'RemoveParticipant':
      return [{ type: 'ParticipantRemoved', data: { reason: command.data.reason } }];
  }
}
