import { z } from 'zod';
import {
  type CommandCall,
  Locale,
  LocaleCode,
  NoInput,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ElementState, Rating, Submission } from '#domain/seminars/detail.ts';
import { AnalysisClass, SessionDetail, SessionType } from '#domain/sessions/report.ts';
import { Cell, ParticipantRow } from './matrix.ts';

const IdInPath = z.object({ id: Id });
const InSeminar = z.object({ seminarId: Id });
const Answer = z.string().max(5_000);

/** What came of a submission. */
const Submitted = z.object({
  /** Null where nothing was to be done: it is done already, skipped or waits for others. */
  id: Id.nullable(),
  elementId: Id,
  state: ElementState,
  position: z.object({ blockId: Id, elementId: Id }).nullable(),
  progress: z.number(),
  /** Of what was filled in: which of it is as the solution has it. Null where there is none. */
  correct: z.array(z.boolean()).nullable(),
});
export type Submitted = z.infer<typeof Submitted>;

const submitting = [
  'invalid_input',
  'access_denied',
  'seminar_not_found',
  'seminar_user_not_found',
  'seminar_closed',
  'element_not_found',
  'element_locked',
  'invalid_type',
  'too_many_submissions',
  'idempotency_mismatch',
] as const;

const submission = <Fields extends z.ZodRawShape>(type: string, fields: Fields) =>
  ({
    method: 'POST',
    path: `/api/Submissions/${type}`,
    body: z.object({ elementId: Id, seminarId: Id, ...fields }),
    answer: Submitted,
    status: 200,
    errors: submitting,
  }) as const satisfies CommandCall;

const skip = {
  path: '/api/Submissions/SkipElement/:id',
  params: IdInPath,
  body: Nothing,
  answer: Submitted,
  status: 200,
  errors: submitting,
} as const;

const onSubmission = ['access_denied', 'not_found', 'seminar_user_not_found', 'idempotency_mismatch'] as const;
const ofOwner = ['access_denied', 'seminar_not_found', 'seminar_closed', 'idempotency_mismatch'] as const;

export const participationCommands = {
  /** Ignored where the element is not active. */
  SubmitReadText: submission('ReadText', {}),
  SubmitWatchVideo: submission('WatchVideo', {}),
  SubmitWatchFeedback: submission('WatchFeedback', {}),
  SubmitGapText: submission('GapText', { answers: z.array(Answer).max(100) }),
  SubmitRephrase: submission('Rephrase', { answers: z.array(Answer).max(100) }),
  SubmitCategorize: submission('Categorize', {
    categories: z
      .array(z.object({ name: z.string().max(1_000), phrases: z.array(z.string().max(1_000)).max(100) }))
      .max(20),
  }),
  /** 0..10 */
  SubmitVRTraining: submission('VRTraining', { score: z.number().min(0).max(10) }),
  /** A talk of the person that is there already, as a video presentation. The element may only be submitted to once with it. */
  SubmitTalk: {
    ...submission('Talk', { sessionId: Id }),
    errors: [...submitting, 'not_found'],
  },
  /** Changes nothing: a goal is reached by talks. It says how far one is. */
  SubmitGoal: submission('Goal', {}),
  /** A participant's says for which element it is; the owner's has none. */
  SubmitGiveFeedback: {
    ...submission('GiveFeedback', {}),
    body: z.object({ elementId: Id.optional(), seminarId: Id, submissionId: Id, feedback: Answer }),
    answer: Submitted.partial({ state: true, progress: true }).extend({ elementId: Id.nullable() }),
    errors: [...submitting, 'not_found', 'user_not_authorized'],
  },
  SkipElement: { ...skip, method: 'POST' },
  SkipElementByPatch: { ...skip, method: 'PATCH' },
  /** As older clients do; not where a browser asks ahead of time. */
  SkipElementByGet: { ...skip, method: 'GET' },
  /** Absent: the other way round. */
  ShareSubmission: {
    method: 'PATCH',
    path: '/api/Submissions/ToggleShared/:id',
    params: IdInPath,
    body: z.object({ isShared: z.boolean().optional() }).nullish(),
    answer: z.object({ isShared: z.boolean() }),
    status: 200,
    errors: [...onSubmission, 'seminar_closed', 'element_not_found', 'invalid_type', 'too_many_shared'],
  },
  /** The answer is the rating, or empty where there is none any more. */
  RateSubmission: {
    method: 'POST',
    path: '/api/Submissions/Rate',
    body: z.object({ submissionId: Id, type: Rating, isRated: z.boolean().optional() }),
    answer: z.object({ submissionId: Id, type: Rating, rater: Id }).partial(),
    status: 200,
    errors: [
      ...onSubmission,
      'invalid_input',
      'seminar_closed',
      'element_not_found',
      'user_not_authorized',
      'not_rateable',
    ],
  },
  DeleteSubmission: {
    method: 'DELETE',
    path: '/api/Submissions/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: onSubmission,
  },
  /** At a moment of a recording, in seconds. */
  AddComment: {
    method: 'POST',
    path: '/api/Submissions/:id/Comments',
    params: IdInPath,
    body: z.object({ offset: z.number().min(0).max(100_000), text: z.string().trim().min(1).max(5_000) }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...onSubmission, 'invalid_input', 'element_not_found', 'invalid_type'],
  },
  DeleteComment: {
    method: 'DELETE',
    path: '/api/Submissions/Comments/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: onSubmission,
  },
  ResetAll: {
    method: 'DELETE',
    path: '/api/Seminar/Reset/:seminarId',
    params: InSeminar,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ofOwner,
  },
  ResetOne: {
    method: 'PATCH',
    path: '/api/Seminar/ResetOne',
    body: z.object({ seminarId: Id, userId: Id }),
    answer: Nothing,
    status: 204,
    errors: [...ofOwner, 'invalid_input', 'seminar_user_not_found'],
  },
  /** By the owner, or by the person. */
  RemoveUser: {
    method: 'DELETE',
    path: '/api/Seminar/RemoveUser/:seminarId/:userId',
    params: InSeminar.extend({ userId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...ofOwner, 'seminar_user_not_found'],
  },
  RemoveUsers: {
    method: 'DELETE',
    path: '/api/Seminar/RemoveUsers/:seminarId',
    params: InSeminar,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ofOwner,
  },
} as const satisfies Record<string, CommandCall>;

/** Other parties that may get the recording, joined by commas, as with any talk. */
const Sharing = z
  .string()
  .regex(/^((transcription|coach)(,(transcription|coach))*)?$/)
  .default('');

export const participationUploads = {
  /**
   * It becomes a talk of the person, and is analysed as one. Where it is not taken any more when it has arrived, it stays a
   * talk of theirs.
   */
  SubmitVideoPresentation: {
    method: 'POST',
    path: '/api/Submissions/VideoPresentation',
    form: z.object({
      elementId: Id,
      seminarId: Id,
      name: z.string().trim().max(200).optional(),
      locale: Locale.default('de'),
      type: SessionType.default('video'),
      analysisClass: AnalysisClass.default('relaxed'),
      sharing: Sharing,
    }),
    answer: Submitted.extend({ sessionId: Id }),
    status: 201,
    errors: [...submitting, 'payload_too_large', 'unsupported_media_type', 'quota_exhausted', 'storage_full'],
  },
} as const satisfies Record<string, UploadCall>;

/** Somebody as others in the seminar see them; the name is null where the person was erased. */
const Person = z.object({ id: Id, username: z.string().nullable() });
const Counts = z.object({ amusing: z.int(), creative: z.int(), professional: z.int() });

const Feedback = z.object({
  id: Id,
  submissionId: Id,
  elementId: Id,
  /** Null where the person who wrote it was erased. */
  feedback: z.string().nullable(),
  from: Person,
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** What others said of what one shared, the newest first. */
export const feedbackForUser = {
  method: 'GET',
  path: '/api/Submissions/FeedbackForUser/:seminarId',
  name: 'feedback',
  params: InSeminar,
  query: NoInput,
  answer: z.array(Feedback),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** Of all participants for the owner; for participants their own and what others share. */
export const elementSubmissions = {
  method: 'GET',
  path: '/api/Seminar/Submissions/:seminarId/:elementId',
  name: 'submission',
  shows: ['rating'],
  params: InSeminar.extend({ elementId: Id }),
  query: NoInput,
  answer: z.array(Submission.extend({ user: Person })),
  errors: ['seminar_not_found', 'element_not_found'],
} as const satisfies QueryCall;

const SharedVideo = z.object({
  id: Id,
  elementId: Id,
  elementTitle: z.string(),
  user: Person,
  isOwn: z.boolean(),
  rateable: z.boolean(),
  createdAt: z.iso.datetime(),
  ratings: Counts,
  /** Those of the person who asks. */
  own: z.array(Rating),
  /** Null until the recording can be played. */
  media: z.object({ url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  duration: z.number().nullable(),
});

/** Recordings that participants share, the newest first. */
export const sharedVideos = {
  method: 'GET',
  path: '/api/Seminar/Videos/:seminarId',
  name: 'shared-videos',
  shows: ['submission', 'rating', 'comment'],
  params: InSeminar,
  query: NoInput,
  answer: z.array(SharedVideo),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** One submission, for whoever may see it. */
export const submissionDetail = {
  method: 'GET',
  path: '/api/Submissions/:id',
  name: 'submission',
  shows: ['rating', 'comment', 'feedback', 'session-detail'],
  params: IdInPath,
  query: NoInput,
  answer: SharedVideo.extend({
    seminarId: Id,
    type: z.string(),
    isShared: z.boolean(),
    skipped: z.boolean(),
    answers: z.unknown(),
    score: z.number().nullable(),
    /** Whose report the person may read is told by `sessionId`: null where they may not, or where there is none. */
    sessionId: Id.nullable(),
    sessionScore: z.number().nullable(),
    comments: z.array(
      z.object({
        id: Id,
        offset: z.number(),
        text: z.string(),
        author: Person,
        createdAt: z.iso.datetime(),
        canDelete: z.boolean(),
      }),
    ),
    feedback: z.array(Feedback),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The report of its recording, for the participant, and for the owner where it is shared or was asked for. */
export const submissionReport = {
  method: 'GET',
  path: '/api/Submissions/:id/Report',
  name: 'submission',
  shows: ['session-detail'],
  params: IdInPath,
  query: z.object({ points: z.coerce.number().int().min(2).max(2000).default(50) }),
  answer: SessionDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Participants and elements, for the owner: a cell for each pair. */
export const participantMatrix = {
  method: 'GET',
  path: '/api/Seminar/Participants/:seminarId',
  name: 'participation',
  shows: ['seminar-detail', 'shared-element'],
  params: InSeminar,
  query: NoInput,
  answer: z.object({
    elements: z.array(z.object({ id: Id, blockId: Id, title: z.string(), type: z.string() })),
    /** By username. */
    participants: z.array(ParticipantRow),
  }),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** One of them, with why each element counts: the rules that are met, and what meets them. */
export const participantDetail = {
  method: 'GET',
  path: '/api/Seminar/Participants/:seminarId/:userId',
  name: 'participation',
  shows: ['seminar-detail', 'shared-element', 'submission'],
  params: InSeminar.extend({ userId: Id }),
  query: NoInput,
  answer: ParticipantRow.extend({
    elements: z.array(
      Cell.extend({
        elementId: Id,
        completedBy: z
          .object({
            /** Rules of an earlier version: the revision of the seminar since which they applied. */
            since: z.int(),
            isCurrent: z.boolean(),
            submissionIds: z.array(Id),
            sessionIds: z.array(Id),
          })
          .nullable(),
        submissions: z.array(Submission),
      }),
    ),
  }),
  errors: ['seminar_not_found', 'seminar_user_not_found'],
} as const satisfies QueryCall;

const exported = {
  method: 'GET',
  name: 'seminar-export',
  params: InSeminar,
  query: z.object({ locale: LocaleCode.default('de') }),
  answer: z.string().meta({ format: 'binary' }),
  errors: ['seminar_not_found'],
} as const;

/** The matrix as a file. */
export const matrixAsCsv = {
  ...exported,
  path: '/api/Seminar/Participants/:seminarId/Export.csv',
  contentType: 'text/csv',
} as const satisfies QueryCall;

export const matrixAsXlsx = {
  ...exported,
  path: '/api/Seminar/Participants/:seminarId/Export.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies QueryCall;

/** Says beforehand what other rules of an element would change; those that are not named stay. Nobody loses a completion. */
export const elementImpact = {
  method: 'GET',
  path: '/api/Elements/:id/Impact',
  name: 'element-impact',
  shows: ['participation', 'seminar-detail'],
  params: IdInPath,
  query: z.object({
    requiredSubmissions: z.coerce.number().int().optional(),
    requiredNumShared: z.coerce.number().int().optional(),
    rateableSubmissions: z.stringbool().optional(),
    requiredScore: z.coerce.number().optional(),
    target: z.coerce.number().int().optional(),
  }),
  answer: z.object({
    /** Who has completed it as it is now, and how much was submitted to it. */
    completed: z.int(),
    submissions: z.int(),
    /** Who completes it by that. */
    completes: z.array(Person),
    /** Whose completion rests on the rules of before from then on. */
    keeps: z.array(Person),
  }),
  errors: ['element_not_found', 'seminar_not_found'],
} as const satisfies QueryCall;
