import * as z from 'zod/mini';
import { type CommandCall, Locale, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { UserData } from '#domain/users/contract/person.ts';

/** How long our key stays published after it was replaced, in days. */
export const oldKeyDays = 7;
/** The time that a person from a platform has to choose or create their account here, in minutes. */
export const arrivalMinutes = 30;
/** The most people of a course that one call invites; the next call continues. */
export const mostInvited = 200;

/** Our own addresses that a platform needs. */
export const toolPaths = {
  login: '/lti/login',
  launch: '/lti/launch',
  deepLinking: '/lti/deep-linking',
  jwks: '/lti/jwks',
} as const;

/** Refusals of a launch; the final page explains each. */
const launchFaults = [
  ...(['unknown_platform', 'wrong_state', 'bad_token', 'expired', 'used_before', 'wrong_deployment'] as const),
  ...(['platform_away', 'other_message', 'no_seminar', 'not_linked', 'only_owner', 'only_teachers'] as const),
  ...(['removed', 'closed', 'not_permitted', 'not_active', 'password_only', 'not_confirmed', 'over'] as const),
] as const;
export type LaunchFault = (typeof launchFaults)[number];

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const given = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  deploymentIds: z.array(Line).check(z.minLength(1), z.maxLength(50)),
  authorizationUrl: Address,
  tokenUrl: Address,
  jwksUrl: Address,
};
const OfId = z.object({ id: Id });
const byAdmins = ['access_denied', 'invalid_input', 'idempotency_mismatch'] as const;

export const platformCommands = {
  /** `issuer` and `clientId` identify the platform and cannot be changed. @throws conflict if it is already registered */
  RegisterPlatform: {
    method: 'POST',
    path: '/api/Platforms',
    body: z.object({ ...given, issuer: Address, clientId: Line }),
    answer: OfId,
    status: 201,
    errors: [...byAdmins, 'conflict'],
  },
  /** A field that is left out keeps its value. */
  ChangePlatform: {
    method: 'PATCH',
    path: '/api/Platforms/:id',
    params: OfId,
    body: z.partial(z.object(given)),
    answer: Nothing,
    status: 204,
    errors: [...byAdmins, 'not_found'],
  },
  /** Nobody can come from the platform any more, and nothing is sent to it. */
  RemovePlatform: {
    method: 'DELETE',
    path: '/api/Platforms/:id',
    params: OfId,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...byAdmins, 'not_found'],
  },
  /** A new key signs our messages to platforms. The previous one stays published for a week, so that nothing is refused meanwhile. */
  RenewToolKey: {
    method: 'POST',
    path: '/api/Platforms/ToolKey',
    body: z.nullish(NoInput),
    answer: z.object({ keyId: Id }),
    status: 201,
    errors: byAdmins,
  },
  /** Creates an account for the person who has just come from a platform, and signs them in. A cookie identifies the person. */
  RegisterArrival: {
    method: 'POST',
    path: '/api/Platforms/Arrival/Account',
    body: z.object({
      firstName: z.string().check(z.maxLength(1_000)),
      lastName: z.string().check(z.maxLength(1_000)),
      email: z.string().check(z.maxLength(1_000)),
      acceptTerms: z.boolean(),
      locale: Locale,
    }),
    answer: z.object({
      accessToken: z.string(),
      refreshToken: z.nullable(z.string()),
      userData: UserData,
      href: z.nullable(z.string()),
    }),
    status: 201,
    errors: ['invalid_input', 'not_found', 'user_exists', 'unauthorized'],
  },
  /**
   * Connects the person who has just come from a platform with the signed-in account. `href`: the next page; null if
   * the person goes back to the platform.
   */
  ConnectArrival: {
    method: 'POST',
    path: '/api/Platforms/Arrival/Connect',
    body: z.nullish(NoInput),
    answer: z.object({ href: z.nullable(z.string()) }),
    status: 200,
    errors: ['not_found', 'conflict', 'user_not_authorized', 'idempotency_mismatch'],
  },
  /** Ends the person's own connection: the platform can no longer sign them in. */
  DisconnectPlatform: {
    method: 'DELETE',
    path: '/api/Platforms/Accounts/:id',
    params: OfId,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'idempotency_mismatch'],
  },
  /** For the owner of the seminar. Participants stay; nobody new can come from the platform, and no grades are sent. */
  UnlinkSeminar: {
    method: 'DELETE',
    path: '/api/Platforms/Links/:id',
    params: OfId,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'idempotency_mismatch'],
  },
  /**
   * For the owner of the seminar: invites the learners of a course of the platform, except those who are in the seminar or were
   * already invited. `isTrial`: nobody is invited, and the answer lists who would be.
   */
  InviteMembers: {
    method: 'POST',
    path: '/api/Platforms/Links/:id/Members',
    params: OfId,
    body: z.object({ isTrial: z.boolean() }),
    /** Numbers of people. `toInvite`: people who remain to be invited after this call. `fault`: why the platform returned no list; null if it did. */
    answer: z.object({
      fault: z.nullable(z.string()),
      found: z.int(),
      there: z.int(),
      invitedBefore: z.int(),
      withoutEmail: z.int(),
      /** People whose address is invalid or a duplicate. */
      refused: z.int(),
      toInvite: z.int(),
      sent: z.int(),
    }),
    status: 200,
    errors: [
      ...(['invalid_input', 'access_denied', 'not_found', 'email_not_confirmed', 'seminar_not_found'] as const),
      ...(['seminar_closed', 'too_many_requests', 'idempotency_mismatch'] as const),
    ],
  },
} as const satisfies Record<string, CommandCall>;

/** `lastLaunchAt`, `lastGrade`: of the last 30 days; null if there was none. */
export const platformList = {
  method: 'GET',
  path: '/api/Platforms',
  name: 'platform-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      name: z.string(),
      issuer: z.string(),
      clientId: z.string(),
      deploymentIds: z.array(z.string()),
      authorizationUrl: z.string(),
      tokenUrl: z.string(),
      jwksUrl: z.string(),
      /** `fault`: null if it succeeded. */
      lastLaunch: z.nullable(z.object({ at: z.iso.datetime(), fault: z.nullable(z.string()) })),
      lastGrade: z.nullable(
        z.object({ at: z.iso.datetime(), state: z.enum(['waiting', 'sent', 'failed']), fault: z.nullable(z.string()) }),
      ),
    }),
  ),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** The person who has just come from a platform and has no connected account. */
export const arrival = {
  method: 'GET',
  path: '/api/Platforms/Arrival',
  name: 'platform-arrival',
  query: NoInput,
  answer: z.object({
    platform: z.string(),
    /** Null: the person has to choose a seminar for a course. */
    seminar: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The person's own accounts on platforms that can sign them in. */
export const platformAccountList = {
  method: 'GET',
  path: '/api/Platforms/Accounts',
  name: 'platform-account-list',
  query: NoInput,
  answer: z.array(z.object({ id: Id, platform: z.string(), issuer: z.string(), connectedAt: z.iso.datetime() })),
} as const satisfies QueryCall;

/** For the owner of the seminar: the courses that link to it. */
export const courseLinkList = {
  method: 'GET',
  path: '/api/Platforms/Links/:seminarId',
  name: 'course-link-list',
  params: z.object({ seminarId: Id }),
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      platform: z.string(),
      linkedAt: z.iso.datetime(),
      courses: z.array(z.object({ title: z.string(), hasRoster: z.boolean() })),
      /** The number of participants whose progress is sent to the platform, and for how many the last grade failed. */
      graded: z.int(),
      failed: z.int(),
    }),
  ),
  errors: ['not_found'],
} as const satisfies QueryCall;
