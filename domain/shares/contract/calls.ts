import * as z from 'zod/mini';
import { type CommandCall, FileContent, NoInput, Nothing, Page, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { sessionMedia, sessionPeaks, sessionSeries } from '#domain/sessions/contract/calls.ts';
import { AnalysisStatus, SessionDetail, SessionType } from '#domain/sessions/contract/report.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

/** The permission to share talks; and the permission to share them with people outside of the person's groups. */
export const sharesSessions = 'session_training';
export const sharesWithAll = 'can_share_with_all';

const IdInPath = z.object({ id: Id });
/** By address, as in the documented calls, or by id or username. */
const Who = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const Whom = z.array(Who).check(z.minLength(1), z.maxLength(50));
const Person = z.object({ id: Id, username: z.string(), name: ShownName });

export const shareCommands = {
  /** Shares the talk with people in the person's groups, until a date or until revoked. A repeat changes the conditions. */
  ShareSession: {
    method: 'PUT',
    path: '/api/Sessions/Share',
    body: z.object({
      id: Id,
      sharedWith: Whom,
      withMedia: z._default(z.boolean(), true),
      until: z._default(z.nullable(z.iso.datetime()), null),
    }),
    answer: z.object({ shared: z.array(z.string()), rejected: z.array(z.string()) }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'email_not_confirmed', 'not_found', 'idempotency_mismatch'],
  },
  /** `failed`: the people with whom it was not shared. */
  RemoveFromShared: {
    method: 'PUT',
    path: '/api/Sessions/RemoveFromShared',
    body: z.object({ id: Id, sharedWith: Whom }),
    answer: z.object({ removed: z.array(z.string()), failed: z.array(z.string()) }),
    status: 200,
    errors: ['invalid_input', 'not_found', 'idempotency_mismatch'],
  },
  /** Records that the person is looking at the shared talk. */
  SeeShared: {
    method: 'POST',
    path: '/api/Sessions/shared/:id/Seen',
    params: IdInPath,
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
  /** `offset` in seconds: about a moment of the talk; absent: about the whole talk. */
  GiveShareFeedback: {
    method: 'POST',
    path: '/api/Sessions/shared/:id/Feedback',
    params: IdInPath,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)),
      offset: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100_000))), null),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'not_found', 'idempotency_mismatch'],
  },
  DeleteShareFeedback: {
    method: 'DELETE',
    path: '/api/Sessions/ShareFeedback',
    query: z.object({ sessionId: Id, feedbackId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'not_found'],
  },
  /** Marks all feedback on the person's own talk as read. */
  ReadShareFeedback: {
    method: 'PATCH',
    path: '/api/Sessions/:id/FeedbackRead',
    params: IdInPath,
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

const SharedSession = z.object({
  sessionId: Id,
  sessionName: z.string(),
  sessionStatus: AnalysisStatus,
  /** When it was shared. */
  createdAt: z.iso.datetime(),
  /** Seconds; null until it was measured. */
  duration: z.nullable(z.number()),
  type: SessionType,
  sharingUserId: Id,
  sharingUserName: z.string(),
  sharingName: ShownName,
  profilePicture: z.nullable(z.string()),
  withMedia: z.boolean(),
  until: z.nullable(z.iso.datetime()),
  /** The person has not looked at it yet. */
  isNew: z.boolean(),
  /** The caller's feedback, and whether the other person has read all of it. */
  hasFeedback: z.boolean(),
  hasFeedbackBeenRead: z.boolean(),
});
export type SharedSession = z.infer<typeof SharedSession>;

/** Talks that others share with the caller. */
export const sharedSessions = {
  method: 'GET',
  path: '/api/Sessions/shared',
  name: 'shared-talks',
  query: z.object({
    ...Page,
    /** The person who shares. */
    from: z.optional(Who),
    /** Talks without the person's feedback, or those with it. */
    state: z.optional(z.enum(['open', 'answered'])),
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
  }),
  answer: z.array(SharedSession),
  errors: ['invalid_input'],
} as const satisfies QueryCall;

const Feedback = z.object({
  id: Id,
  author: z.nullable(Person),
  offset: z.nullable(z.number()),
  text: z.string(),
  givenAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type ShareFeedback = z.infer<typeof Feedback>;

const SharedDetail = z.extend(SessionDetail, {
  sharedBy: Person,
  withMedia: z.boolean(),
  until: z.nullable(z.iso.datetime()),
  /** The person's feedback. */
  ownFeedback: z.array(Feedback),
});
export type SharedDetail = z.infer<typeof SharedDetail>;
const points = z.object({ points: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(2000)), 50) });

/** The report of a talk that is shared with the person. */
export const sharedSession = {
  method: 'GET',
  path: '/api/Sessions/shared/:id',
  name: 'shared-talks',
  params: IdInPath,
  query: points,
  answer: SharedDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;

export const sharedSeries = {
  ...sessionSeries,
  path: '/api/Sessions/shared/:id/Series',
  name: 'shared-talks',
} as const satisfies QueryCall;

export const sharedPeaks = {
  ...sessionPeaks,
  path: '/api/Sessions/shared/:id/Peaks',
  name: 'shared-talks',
} as const satisfies QueryCall;

/** Addresses for this person only; not found if the talk is shared without its recording. */
export const sharedMedia = {
  ...sessionMedia,
  path: '/api/Sessions/shared/:id/Media',
  name: 'shared-talks',
} as const satisfies QueryCall;

/** The recording of a shared talk. Its address works for the person that it was signed for, as long as the recording is shared with them. */
export const sharedFile = {
  method: 'GET',
  path: '/api/Sessions/shared/:id/File',
  name: 'shared-file',
  params: IdInPath,
  query: z.object({ person: Id, signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;

/** People who share something with the caller, by name. */
export const sharingUsers = {
  method: 'GET',
  path: '/api/Sessions/GetUsersSharingSessions',
  name: 'shared-talks',
  query: NoInput,
  answer: z.array(
    z.extend(Person, {
      email: z.string(),
      profilePicture: z.nullable(z.string()),
      sessions: z.int(),
      unanswered: z.int(),
    }),
  ),
} as const satisfies QueryCall;

const FromInPath = z.object({ email: Who });

/** Talks that one person shares. */
export const sharedByUser = {
  method: 'GET',
  path: '/api/Sessions/GetSharedSessions/:email',
  name: 'shared-talks',
  params: FromInPath,
  query: z.object(Page),
  answer: z.array(SharedSession),
  errors: ['invalid_input', 'not_found'],
} as const satisfies QueryCall;

export const sharedByUserDetail = {
  method: 'GET',
  path: '/api/Sessions/GetSharedSessions/:email/:id',
  name: 'shared-talks',
  params: z.extend(FromInPath, { id: Id }),
  query: points,
  answer: SharedDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Talks that several people share. It only reads, although older clients use POST. */
export const sharedByUsers = {
  method: 'POST',
  path: '/api/Sessions/GetSharedSessions',
  name: 'shared-talks',
  query: z.object({ emails: z.array(Who).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.array(SharedSession),
  errors: ['invalid_input'],
} as const satisfies QueryCall;

/** The people with whom the person's own talk is shared, their visits and their feedback. */
export const sessionSharing = {
  method: 'GET',
  path: '/api/Sessions/:id/Sharing',
  name: 'shared-talks',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    shares: z.array(
      z.object({
        user: Person,
        sharedAt: z.iso.datetime(),
        until: z.nullable(z.iso.datetime()),
        withMedia: z.boolean(),
        firstSeenAt: z.nullable(z.iso.datetime()),
        lastSeenAt: z.nullable(z.iso.datetime()),
        /** False: the share has expired, or they are in none of the person's groups any more. */
        isRunning: z.boolean(),
      }),
    ),
    feedback: z.array(Feedback),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type SessionSharing = z.infer<typeof sessionSharing.answer>;

/** People with whom the person shares a group, by name. */
export const companions = {
  method: 'GET',
  path: '/api/Sessions/Companions',
  name: 'share-companions',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), limit: Page.limit }),
  answer: z.array(z.extend(Person, { groups: z.array(z.string()) })),
} as const satisfies QueryCall;
