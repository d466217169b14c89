import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const elementType = z.enum([
  ...(['read_text', 'watch_video', 'video_presentation', 'give_feedback', 'watch_feedback'] as const),
  ...(['gap_text', 'rephrase', 'categorize', 'vr_training', 'goal'] as const),
]);

/** Revision of the seminar's stream. It names the rules of that moment. */
const seminarRevision = z.int();
/** Names the submission of the participant that somebody else acts on. */
const ofOthers = { submissionId: Id, elementId: Id, participantId: Id };
const rating = z.enum(['amusing', 'creative', 'professional']);

// Stored for ever: add fields or new events, never rename or retype one.
export const participationEvents = {
  /** Also again, after they left: what they did before is over. */
  ParticipantJoined: z.object({
    seminarId: Id,
    participantId: Id,
    seminarRevision,
    invitationId: z.nullable(Id),
  }),
  /** `answers`: what was filled in or written, as JSON; empty where there is nothing of that kind. */
  ElementSubmitted: z.object({
    submissionId: Id,
    elementId: Id,
    participantId: Id,
    seminarRevision,
    type: elementType,
    answers: personal(z.string(), { field: 'participantId' }),
    /** The recording, and with it the report. */
    sessionId: z.nullable(Id),
    /** 0..10, of VR training. */
    score: z.nullable(z.number()),
    /** The submission that the feedback is about. */
    about: z.nullable(Id),
  }),
  ElementSkipped: z.object({ submissionId: Id, elementId: Id, participantId: Id, seminarRevision, type: elementType }),
  SubmissionShared: z.object({ submissionId: Id, elementId: Id }),
  SubmissionUnshared: z.object({ submissionId: Id, elementId: Id }),
  SubmissionDeleted: z.object({ submissionId: Id, elementId: Id }),
  SubmissionRated: z.object({ ...ofOthers, rating, raterId: Id }),
  RatingWithdrawn: z.object({ ...ofOthers, rating, raterId: Id }),
  /** By the criteria of the seminar; it replaces what this rater said of it before. Empty: taken back. Level 1 is the lowest. */
  SubmissionAssessed: z.object({
    ...ofOthers,
    raterId: Id,
    levels: z.array(z.object({ criterionId: Id, level: z.int() })),
  }),
  /** The giver is the seminar's owner or another participant. For a participant it is a submission of their own as well. */
  FeedbackReceived: z.object({
    feedbackId: Id,
    ...ofOthers,
    giverId: Id,
    text: personal(z.string(), { field: 'giverId' }),
  }),
  /** `offset` in seconds, into the recording. */
  CommentAdded: z.object({
    commentId: Id,
    ...ofOthers,
    authorId: Id,
    offset: z.number(),
    text: personal(z.string(), { field: 'authorId' }),
  }),
  CommentDeleted: z.object({ commentId: Id, submissionId: Id }),
  /** A session of the participant counts for a goal of the seminar; again where its score has changed. */
  SessionCounted: z.object({ elementId: Id, sessionId: Id, seminarRevision, score: z.number() }),
  SessionNotCounted: z.object({ elementId: Id, sessionId: Id }),
  /**
   * Submissions are cleared, the participant stays. `upTo`: those made on earlier revisions of the seminar; null: all of
   * them.
   */
  ParticipationReset: z.object({ upTo: z.nullable(z.int()) }),
  /** For this person alone. Null: what applies to all applies to them again. */
  DeadlineExtended: z.object({ elementId: Id, dueAt: z.nullable(z.string()) }),
  /** They were told that this is due soon. */
  DeadlineReminded: z.object({ elementId: Id, participantId: Id, dueAt: z.string() }),
  /** By the owner, by mail. `at`: when, as ISO 8601. */
  ParticipantReminded: z.object({ participantId: Id, byId: Id, at: z.string() }),
  /** Everything was completed. `name` and `seminar`: as they were called then. */
  CertificateIssued: z.object({
    certificateId: Id,
    participantId: Id,
    name: personal(z.string(), { field: 'participantId' }),
    seminar: z.string(),
    /** Hours of work as the seminar named them then; absent where it named none. */
    hours: z.optional(z.number()),
  }),
  /** By the owner of the seminar. */
  CertificateRevoked: z.object({ certificateId: Id }),
  ParticipantRemoved: z.object({ reason: z.enum(['removed', 'left', 'erased']) }),
};

export type ParticipationEvent = MessageOf<typeof participationEvents>;

// Stored for ever, as those above. In the seminar's stream `roster-<seminar>`: what participants have to know of each other.
export const rosterEvents = {
  ParticipantListed: z.object({ participantId: Id }),
  ParticipantUnlisted: z.object({ participantId: Id }),
  SubmissionShown: z.object({ submissionId: Id, elementId: Id, participantId: Id }),
  SubmissionHidden: z.object({ submissionId: Id, elementId: Id, participantId: Id }),
};

export type RosterEvent = MessageOf<typeof rosterEvents>;

// Stored for ever, as those above. In the person's stream `learner-<user>`: the seminars in which they take part.
export const learnerEvents = {
  SeminarEntered: z.object({ seminarId: Id }),
  SeminarLeft: z.object({ seminarId: Id }),
};

export type LearnerEvent = MessageOf<typeof learnerEvents>;
