import * as z from 'zod/mini';
import { NoInput, Page, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Criterion, RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { Rating, Submission } from '#domain/seminars/contract/detail.ts';
import { ScoreTotal, SessionDetail } from '#domain/sessions/contract/report.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

const IdInPath = z.object({ id: Id });
const InSeminar = z.object({ seminarId: Id });

/** A person as others in the seminar see them; the name is null if the person was erased. */
export const Person = z.object({ id: Id, username: z.nullable(z.string()), name: z.nullable(ShownName) });
const Counts = z.object({ amusing: z.int(), creative: z.int(), professional: z.int() });

const Feedback = z.object({
  id: Id,
  submissionId: Id,
  elementId: Id,
  /** Null if its author was erased. */
  feedback: z.nullable(z.string()),
  from: Person,
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** Feedback by others on the person's shared submissions, the newest first. */
export const feedbackForUser = {
  method: 'GET',
  path: '/api/Submissions/FeedbackForUser/:seminarId',
  name: 'feedback',
  params: InSeminar,
  query: NoInput,
  answer: z.array(Feedback),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** The owner gets the submissions of all participants; participants get their own and those that others share. */
export const elementSubmissions = {
  method: 'GET',
  path: '/api/Seminar/Submissions/:seminarId/:elementId',
  name: 'submission',
  params: z.extend(InSeminar, { elementId: Id }),
  query: NoInput,
  answer: z.array(z.extend(Submission, { user: Person })),
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
  /** Ratings by the caller. */
  own: z.array(Rating),
  /** The criteria for its rating; empty if it is not rated by criteria. */
  criteria: z.array(Criterion),
  /** The caller's rating by these criteria. */
  ownLevels: z.array(RatedLevel),
  /** Null if the recording cannot be played. */
  media: z.nullable(z.object({ url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() })),
  /** The recording is being cut, and appears by itself later. False if `media` is null for good. */
  mediaToCome: z.boolean(),
  duration: z.nullable(z.number()),
});

/** Recordings that participants share, the newest first: all of them, or with `limit` one page. */
export const sharedVideos = {
  method: 'GET',
  path: '/api/Seminar/Videos/:seminarId',
  name: 'shared-videos',
  params: InSeminar,
  query: z.object({
    cursor: Page.cursor,
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    /** Only submissions to this element. */
    elementId: z.optional(Id),
  }),
  answer: z.array(SharedVideo),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** One submission, for people who may see it. */
export const submissionDetail = {
  method: 'GET',
  path: '/api/Submissions/:id',
  name: 'submission',
  params: IdInPath,
  query: NoInput,
  answer: z.extend(SharedVideo, {
    seminarId: Id,
    type: z.string(),
    isShared: z.boolean(),
    skipped: z.boolean(),
    answers: z.unknown(),
    score: z.nullable(z.number()),
    /** Null if there is no report, or if the person may not read it. */
    sessionId: z.nullable(Id),
    sessionScore: z.nullable(z.number()),
    /** The measures in `sessionScore`. */
    scoreTotal: z.nullable(ScoreTotal),
    /** How often others chose each level of the criteria. For the submitting person, and the owner. */
    assessed: z.array(z.object({ criterionId: Id, counts: z.array(z.int()) })),
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

/** The report of a submitted recording, for the participant, and for the seminar's owner if it is shared, or if the element announced that the owner sees it. */
export const submissionReport = {
  method: 'GET',
  path: '/api/Submissions/:id/Report',
  name: 'submission',
  params: IdInPath,
  query: z.object({ points: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(2000)), 50) }),
  answer: SessionDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;
