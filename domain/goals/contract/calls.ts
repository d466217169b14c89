import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { ScoreTotal } from '#domain/sessions/contract/report.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { GoalCondition } from './conditions.ts';

/** Any one of these permissions is enough. */
export const usesGoals = 'challenge:default';

export const goalTarget = { default: 5, largest: 100 } as const;

const IdInPath = z.object({ id: Id });
const Title = z
  .string()
  .check(z.trim(), z.maxLength(120), z.refine(isPlainLine, 'expected one line without control characters'));
const Target = z.int().check(z.gte(1), z.lte(goalTarget.largest));

const rules = {
  title: Title,
  /** The number of talks that have to count. */
  target: Target,
  /** Each type at most once; no `due_date` if `dueDate` is given. */
  conditions: z.array(GoalCondition).check(z.maxLength(11)),
  dueDate: z.optional(z.nullable(z.iso.datetime())),
};
const Rules = {
  ...rules,
  title: z._default(rules.title, ''),
  target: z._default(rules.target, goalTarget.default),
  conditions: z._default(rules.conditions, []),
};

const ofGoal = ['access_denied', 'goal_not_found', 'idempotency_mismatch'] as const;

export const goalCommands = {
  /** For the caller if nobody is named. */
  CreateGoal: {
    method: 'POST',
    path: '/api/Goals/CreateGoal',
    body: z.object({ ...Rules, assignedUsers: z.optional(z.array(Id).check(z.maxLength(500))) }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['access_denied', 'invalid_input', 'user_not_found', 'idempotency_mismatch'],
  },
  /** A field that is left out keeps its value. */
  ChangeGoal: {
    method: 'PATCH',
    path: '/api/Goals/:id',
    params: IdInPath,
    body: z.partial(z.object(rules)),
    answer: Nothing,
    status: 204,
    errors: [...ofGoal, 'invalid_input'],
  },
  RemoveGoal: {
    method: 'DELETE',
    path: '/api/Goals/RemoveGoal',
    query: z.object({ goalId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...ofGoal, 'invalid_input'],
  },
  /** The caller if nobody is named. */
  AssignUser: {
    method: 'PATCH',
    path: '/api/Goals/AddUser/:id',
    params: IdInPath,
    body: z.nullish(z.object({ userId: z.optional(Id) })),
    answer: Nothing,
    status: 204,
    errors: [...ofGoal, 'invalid_input', 'user_not_found'],
  },
  /** Allowed for the goal's owner, and for the person. */
  UnassignUser: {
    method: 'DELETE',
    path: '/api/Goals/:id/Users/:userId',
    params: z.extend(IdInPath, { userId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...ofGoal, 'goal_needs_person'],
  },
  /** The start page shows a reached goal once. */
  CelebrateGoal: {
    method: 'PUT',
    path: '/api/Goals/:id/Celebrated',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ofGoal,
  },
} as const satisfies Record<string, CommandCall>;

/** `missed`: the date has passed, and too few talks counted by then. */
export const GoalState = z.enum(['open', 'reached', 'missed']);
export type GoalState = z.infer<typeof GoalState>;

const Creator = z.nullable(z.object({ id: Id, username: z.string(), name: ShownName }));
const goal = {
  id: Id,
  title: z.string(),
  creator: Creator,
  isCreator: z.boolean(),
  createdAt: z.iso.datetime(),
  target: z.int(),
  dueDate: z.nullable(z.iso.datetime()),
  /** The date was postponed. */
  isExtended: z.boolean(),
  conditions: z.array(GoalCondition),
};
const standing = { progress: z.int(), isCompleted: z.boolean(), state: GoalState };

/** A personal goal. A goal of a seminar names its seminar, block and element; its id is the id of the element. */
const PersonalGoal = z.object({
  ...goal,
  ...standing,
  /** The goal was reached recently, and the start page has not shown that yet. */
  isNewlyReached: z.boolean(),
  seminarId: z.nullable(Id),
  seminarTitle: z.nullable(z.string()),
  blockTitle: z.nullable(z.string()),
  elementTitle: z.nullable(z.string()),
});
export type PersonalGoal = z.infer<typeof PersonalGoal>;

const AssignedUser = z.object({ id: Id, email: z.string(), username: z.string(), name: ShownName, ...standing });
const CreatedGoal = z.object({ ...goal, assignedUsers: z.array(AssignedUser) });
export type CreatedGoal = z.infer<typeof CreatedGoal>;

/** Open goals come first, by date. */
export const goalList = {
  method: 'GET',
  path: '/api/Goals/',
  name: 'goal-list',
  query: NoInput,
  answer: z.object({ assignedGoals: z.array(PersonalGoal), createdGoals: z.array(CreatedGoal) }),
} as const satisfies QueryCall;

/** One talk judged for a goal. `unmet`: the conditions that prevent it from counting; `no_total`: it has no score. */
const JudgedSession = z.object({
  id: Id,
  name: z.string(),
  recordedAt: z.iso.datetime(),
  sessionScore: z.nullable(z.number()),
  scoreTotal: z.nullable(ScoreTotal),
  counts: z.boolean(),
  /** The error of the total in points, if the total is that close to the required score; else null. */
  closeBy: z.nullable(z.number()),
  unmet: z.array(z.object({ type: z.string(), measured: z.nullable(z.number()) })),
});
export type JudgedSession = z.infer<typeof JudgedSession>;

/** A goal that the caller pursues or assigned. The talks are the caller's own, the newest first. */
export const goalDetail = {
  method: 'GET',
  path: '/api/Goals/:id',
  name: 'goal-list',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    ...goal,
    /** Null if the caller does not pursue it. */
    own: z.nullable(z.object({ ...standing, since: z.iso.datetime(), averageScore: z.nullable(z.number()) })),
    sessions: z.array(JudgedSession),
    /** Null if the caller did not create it. */
    assignedUsers: z.nullable(z.array(AssignedUser)),
  }),
  errors: ['goal_not_found'],
} as const satisfies QueryCall;

/** People who may get a goal from the caller, the caller first. */
export const assignableUsers = {
  method: 'GET',
  path: '/api/Goals/AssignableUsers',
  name: 'assignable-users',
  query: NoInput,
  answer: z.array(z.object({ id: Id, email: z.string(), username: z.string(), name: ShownName, isSelf: z.boolean() })),
} as const satisfies QueryCall;
