import * as z from 'zod/mini';
import { LocaleCode, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { type Grant, hasPlan, heldBy } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPrivileged, monthlyLimitsOf, permissionsOf } from '#domain/kernel/roles.ts';
import { neverChecked } from '#domain/notifications/contract/calls.ts';

/** Uses and their limit in this month; -1 is unlimited. */
const Quota = z.object({ limit: z.int(), used: z.int() });
const QuotaClasses = z.object({ fast: Quota, relaxed: Quota });

const Claim = z.object({ type: z.string(), value: z.string() });

export const UserData = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  permissions: z.array(z.string()),
  /** Claims from the roles, and further claims: each as type and value. */
  roleClaims: z.array(Claim),
  userClaims: z.array(Claim),
  emailVerified: z.boolean(),
  isFirstLogin: z.boolean(),
  profilePicture: z.nullable(z.string()),
  showOnboarding: z.boolean(),
  showTutorial: z.boolean(),
  tutorialStep: z.int(),
  /** The tour of `tutorialStep`; null if none is shown. */
  tutorialId: z.nullable(z.string()),
  quotas: z.object({ analysis: QuotaClasses, ai_feedback: QuotaClasses, live_transcription: QuotaClasses }),
  /** The person's own. */
  subscription: z.nullable(z.object({ id: Id })),
  /** Through an own subscription, a seat in a company, or the role of a plan; the free plan does not count. Always true for admins. */
  subscriptionActive: z.boolean(),
  isEmployee: z.boolean(),
  ownsCompany: z.boolean(),
  privileges: z.boolean(),
  lastCheckedNotifications: z.iso.datetime(),
  locale: LocaleCode,
  /** When the account will be erased, if its owner requested that. */
  erasesAt: z.nullable(z.iso.datetime()),
});
export type UserData = z.infer<typeof UserData>;

/** An account, from its events or its row. */
export type UserFacts = Pick<
  UserData,
  'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'emailVerified' | 'locale' | 'profilePicture' | 'erasesAt'
> &
  Readonly<{
    roles: readonly string[];
    /** The roles after changes by admins. */
    changedRoles: Parameters<typeof permissionsOf>[2];
    firstSteps: Pick<UserData, 'showOnboarding' | 'isFirstLogin' | 'showTutorial' | 'tutorialStep'>;
    /** Benefits in addition to the roles, and the time at which they are evaluated. */
    grants: readonly Grant[];
    now: Date;
    /** Analyses of this month, including reserved ones. */
    used: Readonly<Record<'fast' | 'relaxed', number>>;
    /** The monthly analyses of each class in the free plan. */
    freePlanAnalyses: number;
    /** Texts that a model wrote, or is writing. */
    usedFeedbacks: Readonly<{ fast: number; relaxed: number }>;
    freePlanFeedbacks: number;
    /** When they last looked at their notifications; null if they never did. */
    notificationsCheckedAt: string | null;
    /** Seconds of live words. */
    usedLive: Readonly<{ fast: number; relaxed: number }>;
  }>;

type Classes = Readonly<{ fast: number; relaxed: number }>;

/** There is one tour. */
const firstTour = 'first-steps';

/** The form of a person in all answers. */
export function userDataOf(facts: UserFacts): UserData {
  const {
    roles,
    changedRoles,
    firstSteps,
    grants,
    now,
    used,
    freePlanAnalyses,
    usedFeedbacks,
    freePlanFeedbacks,
    usedLive,
    notificationsCheckedAt,
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
    tutorialId: firstSteps.showTutorial ? firstTour : null,
    roles: held.roles.map((name) => ({ name })),
    permissions: [...permissionsOf(held.roles, held.benefits, changedRoles)],
    privileges: isPrivileged(roles),
    quotas: {
      analysis: quota(monthlyLimitsOf(held, 'analysis', freePlanAnalyses), used),
      ai_feedback: quota(monthlyLimitsOf(held, 'ai_feedback', freePlanFeedbacks), usedFeedbacks),
      live_transcription: quota(monthlyLimitsOf(held, 'live_transcription', 0), usedLive),
    },
    subscriptionActive: isPrivileged(roles) || hasPlan(roles, grants, now),
    lastCheckedNotifications: notificationsCheckedAt ?? neverChecked,
    subscription: subscriptionOf(grants),
    isEmployee: grants.some(({ role }) => role === 'employee' || role === 'manager'),
    ownsCompany: grants.some(({ role }) => role === 'owner'),
    roleClaims: [...permissionsOf(held.roles, [], changedRoles)].map(claimOf),
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

/** The signed-in person and their permissions. */
export const userAccount = {
  method: 'GET',
  path: '/api/Users/GetByToken',
  name: 'user-account',
  query: NoInput,
  answer: UserData,
} as const satisfies QueryCall;

const Later = z.array(z.unknown());

/** All data of a person in one answer. */
export const userBundle = {
  method: 'GET',
  path: '/api/Users/Data',
  name: 'user-bundle',
  query: NoInput,
  answer: z.object({
    user: UserData,
    /** The company of the person. */
    company: z.nullable(
      z.object({
        id: Id,
        name: z.string(),
        role: z.enum(['owner', 'manager', 'employee']),
        isActive: z.boolean(),
      }),
    ),
    goals: z.object({ assignedGoals: Later, createdGoals: Later }),
    presentations: Later,
    meetings: Later,
    articles: Later,
    groups: Later,
    /** The newest ones; each in the form of its own list, like goals, groups and seminars. */
    sessions: Later,
    /** The comparison of `/api/Sessions/Progress`, with the person's settings. */
    metaAnalysis: Later,
    /** The baseline. */
    initialSession: z.nullable(
      z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime(), sessionScore: z.nullable(z.number()) }),
    ),
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
  /** `title`: for a role that an admin created. */
  answer: z.array(z.object({ name: z.string(), title: z.nullable(z.string()) })),
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
