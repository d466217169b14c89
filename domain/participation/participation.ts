import type { RatedLevel } from '#domain/seminars/contract/criteria.ts';
import type { Extensions } from './contract/deadlines.ts';
import type { CountedSession, DoneWork, Work } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';

type Events = { [E in ParticipationEvent as E['type']]: E['data'] };
export type Rating = Events['SubmissionRated']['rating'];

/** `answers`: JSON, as in the event. */
export type Submission = DoneWork &
  Readonly<
    Pick<Events['ElementSubmitted'], 'type' | 'answers' | 'sessionId' | 'about'> & {
      ratings: readonly Readonly<{ rating: Rating; raterId: string }>[];
      assessments: readonly Readonly<{ raterId: string; levels: readonly RatedLevel[] }>[];
      feedback: readonly Readonly<{ id: string; giverId: string }>[];
      comments: readonly Readonly<{ id: string; authorId: string; offset: number }>[];
    }
  >;

/** One person's part in one seminar, folded from its events. */
export type Participation = Readonly<{
  seminarId: string;
  participantId: string;
  isActive: boolean;
  joinedAt: number;
  submissions: readonly Submission[];
  counted: readonly CountedSession[];
  /** The person's own deadlines, and the deadlines that they were reminded of, by element. */
  extensions: Extensions;
  reminded: Readonly<Record<string, string>>;
  /** When the owner last wrote to them. */
  remindedAt: string | null;
  /** The latest certificate; it stays when the submissions are cleared. */
  certificate: Readonly<{ id: string; isRevoked: boolean }> | null;
}>;

/** Null: the person never took part. */
export type ParticipationState = Participation | null;

export function evolveParticipation(state: ParticipationState, event: ParticipationEvent): ParticipationState {
  if (event.type === 'ParticipantJoined') {
    const { seminarId, participantId, seminarRevision } = event.data;
    const begun = {
      isActive: true,
      joinedAt: seminarRevision,
      submissions: [],
      counted: [],
      extensions: {},
      reminded: {},
      remindedAt: null,
    };
    return { seminarId, participantId, ...begun, certificate: state?.certificate ?? null };
  }
  if (!state) return state;
  switch (event.type) {
    case 'ParticipationReset': {
      const { submissions, counted } = state;
      const isKept = ({ at }: Readonly<{ at: number }>) => event.data.upTo !== null && at >= event.data.upTo;
      return { ...state, submissions: submissions.filter(isKept), counted: counted.filter(isKept) };
    }
    case 'ParticipantRemoved':
      return { ...state, isActive: false, submissions: [], counted: [] };
    case 'CertificateIssued':
      return { ...state, certificate: { id: event.data.certificateId, isRevoked: false } };
    case 'CertificateRevoked':
      return { ...state, certificate: { id: event.data.certificateId, isRevoked: true } };
    case 'DeadlineExtended': {
      const { elementId, dueAt } = event.data;
      const { [elementId]: _, ...others } = state.extensions;
      return { ...state, extensions: dueAt === null ? others : { ...others, [elementId]: dueAt } };
    }
    case 'ParticipantReminded':
      return { ...state, remindedAt: event.data.at };
    case 'DeadlineReminded':
      return { ...state, reminded: { ...state.reminded, [event.data.elementId]: event.data.dueAt } };
    case 'SessionCounted':
    case 'SessionNotCounted':
      return { ...state, counted: evolveCounted(state.counted, event) };
    default:
      return { ...state, submissions: evolveSubmissions(state.submissions, event) };
  }
}

type OfSession = Extract<ParticipationEvent, { type: 'SessionCounted' | 'SessionNotCounted' }>;

function evolveCounted(counted: readonly CountedSession[], { type, data }: OfSession): readonly CountedSession[] {
  const isIt = ({ sessionId, elementId }: CountedSession) =>
    sessionId === data.sessionId && elementId === data.elementId;
  if (type === 'SessionNotCounted') return counted.filter((session) => !isIt(session));
  const { elementId, sessionId, seminarRevision, score } = data;
  if (counted.some(isIt)) return counted.map((session) => (isIt(session) ? { ...session, score } : session));
  return [...counted, { elementId, sessionId, at: seminarRevision, score }];
}

function evolveSubmissions(submissions: readonly Submission[], event: ParticipationEvent): readonly Submission[] {
  switch (event.type) {
    case 'ElementSubmitted': {
      const { submissionId, elementId, seminarRevision, type, answers, sessionId, score, about } = event.data;
      const facts = { id: submissionId, elementId, at: seminarRevision, type, answers, sessionId, score, about };
      return [...submissions, { ...facts, ...untouched, skipped: false }];
    }
    case 'ElementSkipped': {
      const { submissionId, elementId, seminarRevision, type } = event.data;
      const nothing = { answers: '', sessionId: null, score: null, about: null };
      const facts = { id: submissionId, elementId, at: seminarRevision, type };
      return [...submissions, { ...facts, ...nothing, ...untouched, skipped: true }];
    }
    case 'SubmissionDeleted':
      return submissions.filter(({ id }) => id !== event.data.submissionId);
    default:
      return submissions.map((submission) => evolveSubmission(submission, event));
  }
}

const untouched = { isShared: false, ratings: [], assessments: [], feedback: [], comments: [] } as const;

function evolveSubmission(submission: Submission, event: ParticipationEvent): Submission {
  if (!('submissionId' in event.data) || event.data.submissionId !== submission.id) return submission;
  switch (event.type) {
    case 'SubmissionShared':
      return { ...submission, isShared: true };
    case 'SubmissionUnshared':
      return { ...submission, isShared: false };
    case 'SubmissionRated': {
      const { rating, raterId } = event.data;
      return { ...submission, ratings: [...submission.ratings, { rating, raterId }] };
    }
    case 'RatingWithdrawn': {
      const { rating, raterId } = event.data;
      const isIt = (given: Submission['ratings'][number]) => given.rating === rating && given.raterId === raterId;
      return { ...submission, ratings: submission.ratings.filter((given) => !isIt(given)) };
    }
    case 'SubmissionAssessed': {
      const { raterId, levels } = event.data;
      const others = submission.assessments.filter((one) => one.raterId !== raterId);
      return { ...submission, assessments: levels.length > 0 ? [...others, { raterId, levels }] : others };
    }
    case 'FeedbackReceived': {
      const { feedbackId, giverId } = event.data;
      return { ...submission, feedback: [...submission.feedback, { id: feedbackId, giverId }] };
    }
    case 'CommentAdded': {
      const { commentId, authorId, offset } = event.data;
      return { ...submission, comments: [...submission.comments, { id: commentId, authorId, offset }] };
    }
    case 'CommentDeleted':
      return { ...submission, comments: submission.comments.filter(({ id }) => id !== event.data.commentId) };
    default:
      return submission;
  }
}

/** The part of it that determines the person's standing. */
export const workOf = ({ joinedAt, submissions, counted }: Participation): Work => ({
  joinedAt,
  submissions,
  counted,
  hasFeedback: submissions.some(({ feedback }) => feedback.length > 0),
});
