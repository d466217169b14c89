import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const elementType = z.enum([
  ...(['read_text', 'watch_video', 'video_presentation', 'give_feedback', 'watch_feedback'] as const),
  ...(['gap_text', 'rephrase', 'categorize', 'vr_training', 'goal'] as const),
]);

/** Revision of the seminar's stream. It identifies the rules of that moment. */
const seminarRevision = z.int();
/** The participant's submission that another person acts on. */
const ofOthers = { submissionId: Id, elementId: Id, participantId: Id };
const rating = z.enum(['amusing', 'creative', 'professional']);

// Stored for ever: add fields or new events, never rename or retype one.
export const participationEvents = {
  /** May occur again after the participant left: their earlier work no longer counts. */
  ParticipantJoined: z.object({
    seminarId: Id,
    participantId: Id,
    seminarRevision,
    invitationId: z.nullable(Id),
  }),
  /** `answers`: the filled-in or written text, as JSON; empty if there is none. */
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
  /** A rating by the seminar's criteria; it replaces this rater's earlier one. Empty: withdrawn. Level 1 is the lowest. */
  SubmissionAssessed: z.object({
    ...ofOthers,
    raterId: Id,
    levels: z.array(z.object({ criterionId: Id, level: z.int() })),
  }),
  /** The author is the seminar's owner or another participant. For a participant it also counts as a submission of their own. */
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
  /** A session of the participant counts for a goal of the seminar; occurs again if its score has changed. */
  SessionCounted: z.object({ elementId: Id, sessionId: Id, seminarRevision, score: z.number() }),
  SessionNotCounted: z.object({ elementId: Id, sessionId: Id }),
  /**
   * The participant stays, the submissions are cleared. `upTo`: only those made on earlier revisions of the seminar; null: all
   * of them.
   */
  ParticipationReset: z.object({ upTo: z.nullable(z.int()) }),
  /** A deadline for this participant alone. Null: the general deadline applies again. */
  DeadlineExtended: z.object({ elementId: Id, dueAt: z.nullable(z.string()) }),
  /** The participant was reminded that the element is due soon. */
  DeadlineReminded: z.object({ elementId: Id, participantId: Id, dueAt: z.string() }),
  /** The owner reminded the participant by mail. `at`: the time, as ISO 8601. */
  ParticipantReminded: z.object({ participantId: Id, byId: Id, at: z.string() }),
  /** The participant completed everything. `name` and `seminar`: the names of participant and seminar at that time. */
  CertificateIssued: z.object({
    certificateId: Id,
    participantId: Id,
    name: personal(z.string(), { field: 'participantId' }),
    seminar: z.string(),
    /** Hours of work as the seminar stated them at that time; absent if it stated none. */
    hours: z.optional(z.number()),
  }),
  /** The owner of the seminar revoked it. */
  CertificateRevoked: z.object({ certificateId: Id }),
  ParticipantRemoved: z.object({ reason: z.enum(['removed', 'left', 'erased']) }),
};

export type ParticipationEvent = MessageOf<typeof participationEvents>;

// Stored for ever, like the events above. The seminar's stream `roster-<seminar>` holds the facts that participants need about each other.
export const rosterEvents = {
  ParticipantListed: z.object({ participantId: Id }),
  ParticipantUnlisted: z.object({ participantId: Id }),
  SubmissionShown: z.object({ submissionId: Id, elementId: Id, participantId: Id }),
  SubmissionHidden: z.object({ submissionId: Id, elementId: Id, participantId: Id }),
};

export type RosterEvent = MessageOf<typeof rosterEvents>;

// Stored for ever, like the events above. The person's stream `learner-<user>` holds the seminars in which the person takes part.
export const learnerEvents = {
  SeminarEntered: z.object({ seminarId: Id }),
  SeminarLeft: z.object({ seminarId: Id }),
};

export type LearnerEvent = MessageOf<typeof learnerEvents>;
