import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { LearnerEvent, ParticipationEvent, RosterEvent } from './events.ts';

const [seminarId, participantId, otherId] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const [submissionId, elementId, sessionId] = ['4', '5', '6'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const [feedbackId, commentId] = ['7', '8'].map((digit) => digit.repeat(32)) as [string, string];
const seminarRevision = 12;

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ParticipationEvent | RosterEvent | LearnerEvent> = {
  ParticipantJoined: {
    type: 'ParticipantJoined',
    data: { seminarId, participantId, seminarRevision, invitationId: '9'.repeat(32) },
  },
  ElementSubmitted: {
    type: 'ElementSubmitted',
    data: {
      ...{ submissionId, elementId, participantId, seminarRevision, type: 'gap_text' },
      ...{ answers: '["laut","deutlich"]', sessionId: null, score: null, about: null },
    },
  },
  ElementSkipped: {
    type: 'ElementSkipped',
    data: { submissionId, elementId, participantId, seminarRevision, type: 'watch_video' },
  },
  SubmissionShared: { type: 'SubmissionShared', data: { submissionId, elementId } },
  SubmissionUnshared: { type: 'SubmissionUnshared', data: { submissionId, elementId } },
  SubmissionDeleted: { type: 'SubmissionDeleted', data: { submissionId, elementId } },
  SubmissionRated: {
    type: 'SubmissionRated',
    data: { submissionId, elementId, participantId, rating: 'creative', raterId: otherId },
  },
  RatingWithdrawn: {
    type: 'RatingWithdrawn',
    data: { submissionId, elementId, participantId, rating: 'creative', raterId: otherId },
  },
  SubmissionAssessed: {
    type: 'SubmissionAssessed',
    data: {
      ...{ submissionId, elementId, participantId, raterId: otherId },
      levels: [{ criterionId: 'd'.repeat(32), level: 2 }],
    },
  },
  FeedbackReceived: {
    type: 'FeedbackReceived',
    data: {
      feedbackId,
      submissionId,
      elementId,
      participantId,
      giverId: otherId,
      text: 'Der Anfang hat mich gepackt.',
    },
  },
  CommentAdded: {
    type: 'CommentAdded',
    data: {
      commentId,
      submissionId,
      elementId,
      participantId,
      authorId: otherId,
      offset: 12.5,
      text: 'Hier eine Pause lassen.',
    },
  },
  CommentDeleted: { type: 'CommentDeleted', data: { commentId, submissionId } },
  SessionCounted: { type: 'SessionCounted', data: { elementId, sessionId, seminarRevision, score: 7.25 } },
  SessionNotCounted: { type: 'SessionNotCounted', data: { elementId, sessionId } },
  ParticipationReset: { type: 'ParticipationReset', data: { upTo: null } },
  DeadlineExtended: { type: 'DeadlineExtended', data: { elementId, dueAt: '2026-12-18T22:59:59.000Z' } },
  DeadlineReminded: {
    type: 'DeadlineReminded',
    data: { elementId, participantId, dueAt: '2026-12-18T22:59:59.000Z' },
  },
  ParticipantReminded: {
    type: 'ParticipantReminded',
    data: { participantId, byId: otherId, at: '2026-12-01T09:00:00.000Z' },
  },
  CertificateIssued: {
    type: 'CertificateIssued',
    data: { certificateId: '9'.repeat(32), participantId, name: 'Ada Berg', seminar: 'Frei sprechen', hours: 8 },
  },
  CertificateRevoked: { type: 'CertificateRevoked', data: { certificateId: '9'.repeat(32) } },
  ParticipantRemoved: { type: 'ParticipantRemoved', data: { reason: 'removed' } },
  ParticipantListed: { type: 'ParticipantListed', data: { participantId } },
  ParticipantUnlisted: { type: 'ParticipantUnlisted', data: { participantId } },
  SubmissionShown: { type: 'SubmissionShown', data: { submissionId, elementId, participantId } },
  SubmissionHidden: { type: 'SubmissionHidden', data: { submissionId, elementId, participantId } },
  SeminarEntered: { type: 'SeminarEntered', data: { seminarId } },
  SeminarLeft: { type: 'SeminarLeft', data: { seminarId } },
};
