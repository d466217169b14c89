import * as z from 'zod/mini';
import { type CommandCall, Locale, Nothing, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { criteriaLimits, RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { ElementState, Rating } from '#domain/seminars/contract/detail.ts';
import { lineLimits } from '#domain/seminars/contract/element-calls.ts';
import { AnalysisClass, SessionType } from '#domain/sessions/contract/report.ts';

const IdInPath = z.object({ id: Id });
const InSeminar = z.object({ seminarId: Id });
const Answer = z.string().check(z.maxLength(5_000));
const Sorted = z.string().check(z.maxLength(lineLimits.line));

/** Result of a submission. */
const Submitted = z.object({
  /** Null if nothing can be done: the element is done already, skipped or waits for others. */
  id: z.nullable(Id),
  elementId: Id,
  state: ElementState,
  position: z.nullable(z.object({ blockId: Id, elementId: Id })),
  progress: z.number(),
  /** For each answer, whether it matches the solution. Null without a solution. */
  correct: z.nullable(z.array(z.boolean())),
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

const submission = <Fields extends z.core.$ZodShape>(type: string, fields: Fields) =>
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
  /** Ignored if the element is not active. */
  SubmitReadText: submission('ReadText', {}),
  SubmitWatchVideo: submission('WatchVideo', {}),
  SubmitWatchFeedback: submission('WatchFeedback', {}),
  SubmitGapText: submission('GapText', { answers: z.array(Answer).check(z.maxLength(lineLimits.lines)) }),
  SubmitRephrase: submission('Rephrase', { answers: z.array(Answer).check(z.maxLength(lineLimits.lines)) }),
  SubmitCategorize: submission('Categorize', {
    categories: z
      .array(
        z.object({
          name: Sorted,
          phrases: z.array(Sorted).check(z.maxLength(lineLimits.lines)),
        }),
      )
      .check(z.maxLength(lineLimits.categories)),
  }),
  /** Either a score, 0..10, or a talk of the person with measured movement; then the score of that talk counts. */
  SubmitVRTraining: {
    ...submission('VRTraining', {
      score: z.optional(z.number().check(z.gte(0), z.lte(10))),
      sessionId: z.optional(Id),
    }),
    errors: [...submitting, 'not_found'],
  },
  /** Submits an existing talk of the person as a video presentation. The same talk can be submitted to the element only once. */
  SubmitTalk: {
    ...submission('Talk', { sessionId: Id }),
    errors: [...submitting, 'not_found'],
  },
  /** Changes nothing: only talks count for a goal. Returns the person's progress. */
  SubmitGoal: submission('Goal', {}),
  /** Gives feedback on another person's submission. `elementId`: the element for which a participant does this. The owner omits it. */
  SubmitGiveFeedback: {
    ...submission('GiveFeedback', {}),
    body: z.object({ elementId: z.optional(Id), seminarId: Id, submissionId: Id, feedback: Answer }),
    answer: z.extend(z.partial(Submitted, { state: true, progress: true }), { elementId: z.nullable(Id) }),
    errors: [...submitting, 'not_found', 'user_not_authorized'],
  },
  SkipElement: { ...skip, method: 'POST' },
  SkipElementByPatch: { ...skip, method: 'PATCH' },
  /** For older clients; refused if the browser prefetches the address. */
  SkipElementByGet: { ...skip, method: 'GET' },
  /** Shares a submission or ends that. Without `isShared` the state is toggled. */
  ShareSubmission: {
    method: 'PATCH',
    path: '/api/Submissions/ToggleShared/:id',
    params: IdInPath,
    body: z.nullish(z.object({ isShared: z.optional(z.boolean()) })),
    answer: z.object({ isShared: z.boolean() }),
    status: 200,
    errors: [...onSubmission, 'seminar_closed', 'element_not_found', 'invalid_type', 'too_many_shared'],
  },
  /** The answer is the rating, or empty if there is none any more. */
  RateSubmission: {
    method: 'POST',
    path: '/api/Submissions/Rate',
    body: z.object({ submissionId: Id, type: Rating, isRated: z.optional(z.boolean()) }),
    answer: z.partial(z.object({ submissionId: Id, type: Rating, rater: Id })),
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
  /** A rating by the seminar's criteria. It replaces the person's earlier one; an empty list removes it. */
  AssessSubmission: {
    method: 'PUT',
    path: '/api/Submissions/:id/Criteria',
    params: IdInPath,
    body: z.object({ levels: z.array(RatedLevel).check(z.maxLength(criteriaLimits.most)) }),
    answer: z.object({ levels: z.array(RatedLevel) }),
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
  /** Comments on a moment of a recording, in seconds. */
  AddComment: {
    method: 'POST',
    path: '/api/Submissions/:id/Comments',
    params: IdInPath,
    body: z.object({
      offset: z.number().check(z.gte(0), z.lte(100_000)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)),
    }),
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
  /** Sets the deadline of one element for these people alone. Null: the general deadline applies to them again. */
  ExtendDeadline: {
    method: 'PUT',
    path: '/api/Seminar/Participants/:seminarId/Deadline',
    params: InSeminar,
    body: z.object({
      userIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
      elementId: Id,
      dueAt: z.nullable(z.iso.datetime()),
    }),
    answer: Nothing,
    status: 204,
    errors: [...ofOwner, 'invalid_input', 'seminar_user_not_found', 'element_not_found'],
  },
  /** Reminds by mail, at most once a day. Returns the people who were reminded, without those who have done everything or were reminded recently. */
  RemindParticipants: {
    method: 'POST',
    path: '/api/Seminar/Participants/:seminarId/Remind',
    params: InSeminar,
    body: z.object({ userIds: z.array(Id).check(z.minLength(1), z.maxLength(500)) }),
    answer: z.object({ reminded: z.array(Id) }),
    status: 200,
    errors: [...ofOwner, 'invalid_input', 'seminar_user_not_found'],
  },
  ResetOne: {
    method: 'PATCH',
    path: '/api/Seminar/ResetOne',
    body: z.object({ seminarId: Id, userId: Id }),
    answer: Nothing,
    status: 204,
    errors: [...ofOwner, 'invalid_input', 'seminar_user_not_found'],
  },
  /** Removes a participant. Allowed for the seminar's owner, and for the participant. */
  RemoveUser: {
    method: 'DELETE',
    path: '/api/Seminar/RemoveUser/:seminarId/:userId',
    params: z.extend(InSeminar, { userId: Id }),
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
const Sharing = z._default(z.string().check(z.regex(/^((transcription|coach)(,(transcription|coach))*)?$/)), '');

export const participationUploads = {
  /**
   * The film becomes a talk of the person, and is analysed like one. If the element does not accept it any more when the upload is complete, it
   * stays a talk of theirs.
   */
  SubmitVideoPresentation: {
    method: 'POST',
    path: '/api/Submissions/VideoPresentation',
    form: z.object({
      elementId: Id,
      seminarId: Id,
      name: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      locale: z._default(Locale, 'de'),
      type: z._default(SessionType, 'video'),
      analysisClass: z._default(AnalysisClass, 'relaxed'),
      sharing: Sharing,
    }),
    answer: z.extend(Submitted, { sessionId: Id }),
    status: 201,
    errors: [
      ...submitting,
      'payload_too_large',
      'unsupported_media_type',
      'quota_exhausted',
      'too_many_waiting',
      'storage_full',
    ],
  },
} as const satisfies Record<string, UploadCall>;
