import { z } from 'zod';
import { type CommandCall, Locale, LocaleCode, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { type Grant, heldBy } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPrivileged, monthlyLimitsOf, permissionsOf } from '#domain/kernel/roles.ts';
import { accountCommands } from './account-contract.ts';
import { deviceCommands } from './device-contract.ts';

/** Uses and their limit in this month; -1 is unlimited. */
const Quota = z.object({ limit: z.int(), used: z.int() });
const QuotaClasses = z.object({ fast: Quota, relaxed: Quota });

export const UserData = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  permissions: z.array(z.string()),
  userClaims: z.array(z.object({ type: z.string(), value: z.string() })),
  emailVerified: z.boolean(),
  isFirstLogin: z.boolean(),
  profilePicture: z.string().nullable(),
  showOnboarding: z.boolean(),
  showTutorial: z.boolean(),
  tutorialStep: z.int(),
  quotas: z.object({ analysis: QuotaClasses, ai_feedback: QuotaClasses, live_transcription: QuotaClasses }),
  /** The person's own. */
  subscription: z.object({ id: Id }).nullable(),
  /** Own subscription, company seat or free plan. */
  subscriptionActive: z.boolean(),
  isEmployee: z.boolean(),
  ownsCompany: z.boolean(),
  privileges: z.boolean(),
  lastCheckedNotifications: z.iso.datetime(),
  locale: LocaleCode,
  /** When the account is erased, where its owner has asked for that. */
  erasesAt: z.iso.datetime().nullable(),
});
export type UserData = z.infer<typeof UserData>;

/** The refresh token is null where the `refresh` cookie carries it (header `X-Client: web`). */
const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() });

/** Only bounded here: `registrationFaults` judges all fields together, so that the person reads everything at once. */
const Field = z.string().max(1_000).default('');

/** Who may erase others. */
export const administersUsers = 'administration:users';

const ResetRequest = z.object({ email: z.string().trim().min(1).max(254) });
const NewPassword = z.object({
  token: z.string().min(1).max(512),
  password: z.string().max(1_000),
  confirmPassword: z.string().max(1_000),
});

const firstStep = <Path extends string>(path: Path) =>
  ({ method: 'PATCH', path, body: z.object({}).nullish(), answer: Nothing, status: 204, errors: [] }) as const;

export const userCommands = {
  ...accountCommands,
  ...deviceCommands,
  /** By a device that waits: its tokens, once somebody has let it in. Until then `authorization_pending`. */
  RequestDeviceToken: {
    method: 'POST',
    path: '/api/Account/RequestDeviceToken',
    body: z.object({ deviceCode: z.string().min(1).max(200) }),
    answer: Tokens.extend({ userData: UserData }),
    status: 200,
    errors: [
      'invalid_input',
      'authorization_pending',
      'slow_down',
      'expired_token',
      'access_denied',
      'device_token_failed',
      'too_many_requests',
    ],
  },
  Register: {
    method: 'POST',
    path: '/api/Account/Register',
    body: z.object({
      firstName: Field,
      lastName: Field,
      email: Field,
      username: Field,
      password: Field,
      confirmPassword: Field,
      acceptTerms: z.boolean().default(false),
      locale: Locale.default('de'),
    }),
    /** `emailToken` asks for the mail again; it confirms nothing. */
    answer: z.object({ user: UserData, emailToken: z.string() }),
    status: 201,
    errors: ['invalid_input', 'user_exists', 'too_many_requests', 'not_ready'],
  },
  Login: {
    method: 'POST',
    path: '/api/Account/Login',
    body: z.object({
      email: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(1024),
      from: z.string().max(200).optional(),
    }),
    answer: Tokens.extend({ userData: UserData }),
    status: 200,
    errors: ['password_incorrect', 'EMAIL_NOT_VERIFIED', 'user_not_active', 'too_many_requests', 'not_ready'],
  },
  RefreshJwt: {
    method: 'POST',
    path: '/api/Account/RefreshJwt',
    body: z.object({ token: z.string().max(4096).nullish(), refreshToken: z.string().max(512).nullish() }),
    answer: Tokens,
    status: 200,
    errors: ['unauthorized'],
  },
  Logout: {
    method: 'POST',
    path: '/api/Account/Logout',
    body: z.object({ refreshToken: z.string().max(512).nullish() }),
    answer: Nothing,
    status: 204,
    errors: [],
  },
  SendEmailVerification: {
    method: 'POST',
    path: '/api/Account/SendEmailVerification',
    body: z.object({ emailToken: z.string().max(2048).optional() }),
    answer: Nothing,
    status: 204,
    errors: ['unauthorized', 'too_many_requests'],
  },
  ConfirmEmail: {
    method: 'POST',
    path: '/api/Account/ConfirmEmail',
    body: z.object({ token: z.string().min(1).max(512) }),
    answer: z.object({ emailVerified: z.literal(true) }),
    status: 200,
    errors: ['invalid_input'],
  },
  /** Sends a link that sets a new password. The answer is the same whether there is such an account or not. */
  MakePasswordReset: {
    method: 'POST',
    path: '/api/Account/MakePasswordReset',
    body: ResetRequest,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** With the token of that link; it ends every sign-in. */
  ResetPassword: {
    method: 'POST',
    path: '/api/Account/ResetPassword',
    body: NewPassword,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** Either of the two, by what is sent. */
  MakePasswordResetResetPassword: {
    method: 'POST',
    path: '/api/Account/MakePasswordResetResetPassword',
    body: z.union([NewPassword, ResetRequest]),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  CompleteOnboarding: firstStep('/api/Users/CompleteOnboarding'),
  SetFirstLogin: firstStep('/api/Users/SetFirstLogin'),
  /** The guided tour: a step further, to its end, from its start. */
  Advance: firstStep('/api/Users/Advance'),
  Complete: firstStep('/api/Users/Complete'),
  Reset: firstStep('/api/Users/Reset'),
  /** Ends a sign-in of one's own, here or elsewhere: its tokens are good no more. */
  EndSignIn: {
    method: 'DELETE',
    path: '/api/Users/SignIns/:id',
    params: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
  /** All but the one that asks. */
  EndOtherSignIns: {
    method: 'DELETE',
    path: '/api/Users/SignIns',
    body: z.object({}).nullish(),
    answer: Nothing,
    status: 204,
    errors: [],
  },
  /** What somebody may do from now on: all of their roles. */
  ChangeRoles: {
    method: 'PUT',
    path: '/api/Admin/Users/:id/Roles',
    params: z.object({ id: Id }),
    body: z.object({ roles: z.array(z.string().max(40)).min(1).max(40) }),
    answer: z.object({ id: Id, roles: z.array(z.string()) }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'cannot_delete', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

/** What an account is, by its events or its row. */
export type UserFacts = Pick<
  UserData,
  'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'emailVerified' | 'locale' | 'profilePicture' | 'erasesAt'
> &
  Readonly<{
    roles: readonly string[];
    firstSteps: Pick<UserData, 'showOnboarding' | 'isFirstLogin' | 'showTutorial' | 'tutorialStep'>;
    /** What they have beside their roles, and when that is looked at. */
    grants: readonly Grant[];
    now: Date;
    /** Analyses of this month, reserved ones among them. */
    used: Readonly<Record<'fast' | 'relaxed', number>>;
    /** Analyses of each class that the free plan gives in a month. */
    freePlanAnalyses: number;
    /** Texts that a model wrote, or is writing. */
    usedFeedbacks: Readonly<{ fast: number; relaxed: number }>;
    freePlanFeedbacks: number;
    /** Seconds of live words. */
    usedLive: Readonly<{ fast: number; relaxed: number }>;
  }>;

type Classes = Readonly<{ fast: number; relaxed: number }>;

/** A person as all answers show them. */
export function userDataOf(facts: UserFacts): UserData {
  const {
    roles,
    firstSteps,
    grants,
    now,
    used,
    freePlanAnalyses,
    usedFeedbacks,
    freePlanFeedbacks,
    usedLive,
    ...account
  } = facts;
  const held = heldBy(roles, grants, now);
  const quota = (limits: Classes, { fast, relaxed }: Classes) => ({
    fast: { limit: limits.fast, used: fast },
    relaxed: { limit: limits.relaxed, used: relaxed },
  });
  return {
    ...account,
    ...firstSteps,
    roles: held.roles.map((name) => ({ name })),
    permissions: [...permissionsOf(held.roles, held.benefits)],
    privileges: isPrivileged(roles),
    quotas: {
      analysis: quota(monthlyLimitsOf(held, 'analysis', freePlanAnalyses), used),
      ai_feedback: quota(monthlyLimitsOf(held, 'ai_feedback', freePlanFeedbacks), usedFeedbacks),
      live_transcription: quota(monthlyLimitsOf(held, 'live_transcription', 0), usedLive),
    },
    ...withoutFeature,
    subscription: subscriptionOf(grants),
    isEmployee: grants.some(({ role }) => role === 'employee' || role === 'manager'),
    ownsCompany: grants.some(({ role }) => role === 'owner'),
    userClaims: held.benefits.flatMap(({ permissions }) => permissions.map(claimOf)),
  };
}

function subscriptionOf(grants: readonly Grant[]): UserData['subscription'] {
  const own = grants.find(({ source }) => source.startsWith('subscription:'));
  return own ? { id: own.source.slice(own.source.indexOf(':') + 1) } : null;
}

function claimOf(permission: string) {
  const [type = '', value = ''] = permission.split(':');
  return { type, value };
}

/** What people have until the features come that change it. */
const withoutFeature = {
  subscriptionActive: true,
  lastCheckedNotifications: '2021-05-01T10:00:00.000Z',
} as const;

/** Who is signed in, and what they may do. */
export const userAccount = {
  method: 'GET',
  path: '/api/Users/GetByToken',
  name: 'user-account',
  shows: ['quota-usage'],
  query: NoInput,
  answer: UserData,
} as const satisfies QueryCall;

/** Where a person is signed in, the latest first. What the client did not say of itself is null. */
export const signInList = {
  method: 'GET',
  path: '/api/Users/SignIns',
  name: 'sign-in-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      /** Of a device that was let in by a code, as it called itself. */
      name: z.string().nullable(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      device: z.enum(['desktop', 'phone', 'tablet', 'other']),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
} as const satisfies QueryCall;

const Later = z.array(z.unknown());

/** Everything of a person at once; what is more than names has a call of its own. */
export const userBundle = {
  method: 'GET',
  path: '/api/Users/Data',
  name: 'user-bundle',
  query: NoInput,
  answer: z.object({
    user: UserData,
    /** The one to which the person belongs. */
    company: z
      .object({
        id: Id,
        name: z.string(),
        role: z.enum(['owner', 'manager', 'employee']),
        isActive: z.boolean(),
      })
      .nullable(),
    goals: z.object({ assignedGoals: Later, createdGoals: Later }),
    presentations: Later,
    meetings: Later,
    articles: Later,
    groups: Later,
    sessions: z.array(z.object({ id: Id })),
    /** What `/api/Sessions/Progress` compares, as the person has set it. */
    metaAnalysis: Later,
    /** The baseline. */
    initialSession: z
      .object({ id: Id, name: z.string(), createdAt: z.iso.datetime(), sessionScore: z.number().nullable() })
      .nullable(),
    active: z.boolean(),
    seminars: Later,
    lastCheckedNotifications: z.iso.datetime(),
  }),
} as const satisfies QueryCall;

const RolePermissions = z.object({ role: z.string(), permissions: z.array(z.string()) });

export const roleList = {
  method: 'GET',
  path: '/api/Users/GetAllRoles',
  name: 'role-list',
  query: NoInput,
  answer: z.array(z.object({ name: z.string() })),
} as const satisfies QueryCall;

export const rolePermissionList = {
  method: 'GET',
  path: '/api/Users/GetRolePermissions',
  name: 'role-permission-list',
  query: NoInput,
  answer: z.array(RolePermissions),
} as const satisfies QueryCall;

export const userPermissionList = {
  method: 'GET',
  path: '/api/Users/GetUserPermissions',
  name: 'user-permission-list',
  query: NoInput,
  answer: z.array(z.string()),
} as const satisfies QueryCall;
