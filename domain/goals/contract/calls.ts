import { z } from 'zod';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { ScoreTotal } from '#domain/sessions/contract/report.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { GoalCondition } from './conditions.ts';

/** Any of them is enough. */
export const usesGoals = 'challenge:default';

export const goalTarget = { default: 5, largest: 100 } as const;

const IdInPath = z.object({ id: Id });
const Title = z.string().trim().max(120).refine(isPlainLine, 'expected one line without control characters');
const Target = z.int().min(1).max(goalTarget.largest);

const rules = {
  title: Title,
  /** Talks that have to count. */
  target: Target,
  /** Each type once; without `due_date` where `dueDate` is given. */
  conditions: z.array(GoalCondition).max(11),
  dueDate: z.iso.datetime().nullable().optional(),
};
const Rules = {
  ...rules,
  title: rules.title.default(''),
  target: rules.target.default(goalTarget.default),
  conditions: rules.conditions.default([]),
};

const ofGoal = ['access_denied', 'goal_not_found', 'idempotency_mismatch'] as const;

export const goalCommands = {
  /** For oneself if nobody is named. */
  CreateGoal: {
    method: 'POST',
    path: '/api/Goals/CreateGoal',
    body: z.object({ ...Rules, assignedUsers: z.array(Id).max(500).optional() }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['access_denied', 'invalid_input', 'user_not_found', 'idempotency_mismatch'],
  },
  /** What is absent stays. */
  ChangeGoal: {
    method: 'PATCH',
    path: '/api/Goals/:id',
    params: IdInPath,
    body: z.object(rules).partial(),
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
  /** Oneself where nobody is named. */
  AssignUser: {
    method: 'PATCH',
    path: '/api/Goals/AddUser/:id',
    params: IdInPath,
    body: z.object({ userId: Id.optional() }).nullish(),
    answer: Nothing,
    status: 204,
    errors: [...ofGoal, 'invalid_input', 'user_not_found'],
  },
  /** By the goal's owner, or by the person. */
  UnassignUser: {
    method: 'DELETE',
    path: '/api/Goals/:id/Users/:userId',
    params: IdInPath.extend({ userId: Id }),
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

/** `missed`: the date is over and too little counted by then. */
export const GoalState = z.enum(['open', 'reached', 'missed']);
export type GoalState = z.infer<typeof GoalState>;

const Creator = z.object({ id: Id, username: z.string(), name: ShownName }).nullable();
const goal = {
  id: Id,
  title: z.string(),
  creator: Creator,
  isCreator: z.boolean(),
  createdAt: z.iso.datetime(),
  target: z.int(),
  dueDate: z.iso.datetime().nullable(),
  /** The date was put off. */
  isExtended: z.boolean(),
  conditions: z.array(GoalCondition),
};
const standing = { progress: z.int(), isCompleted: z.boolean(), state: GoalState };

/** As one has it oneself. A goal of a seminar says where it stands in there; its id is that of the element. */
const PersonalGoal = z.object({
  ...goal,
  ...standing,
  /** It was reached lately, and the start page has not shown it yet. */
  isNewlyReached: z.boolean(),
  seminarId: Id.nullable(),
  seminarTitle: z.string().nullable(),
  blockTitle: z.string().nullable(),
  elementTitle: z.string().nullable(),
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
  shows: ['pursuit', 'noted-session', 'seminar-list', 'seminar-detail', 'participation', 'standing'],
  query: NoInput,
  answer: z.object({ assignedGoals: z.array(PersonalGoal), createdGoals: z.array(CreatedGoal) }),
} as const satisfies QueryCall;

/** One talk in view of a goal. `unmet`: the conditions that keep it from counting; `no_total`: it has no score. */
const JudgedSession = z.object({
  id: Id,
  name: z.string(),
  recordedAt: z.iso.datetime(),
  sessionScore: z.number().nullable(),
  scoreTotal: ScoreTotal.nullable(),
  counts: z.boolean(),
  /** Points by which the total may be off, where it lies that near to what the goal asks for; else null. */
  closeBy: z.number().nullable(),
  unmet: z.array(z.object({ type: z.string(), measured: z.number().nullable() })),
});
export type JudgedSession = z.infer<typeof JudgedSession>;

/** A goal that one pursues, or gave to others. The talks are one's own, the newest first. */
export const goalDetail = {
  method: 'GET',
  path: '/api/Goals/:id',
  name: 'goal-list',
  shows: ['pursuit', 'noted-session', 'session-list'],
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    ...goal,
    /** Null where one does not pursue it oneself. */
    own: z.object({ ...standing, since: z.iso.datetime(), averageScore: z.number().nullable() }).nullable(),
    sessions: z.array(JudgedSession),
    /** Null for those who did not create it. */
    assignedUsers: z.array(AssignedUser).nullable(),
  }),
  errors: ['goal_not_found'],
} as const satisfies QueryCall;

/** People to whom one may give a goal: oneself first. */
export const assignableUsers = {
  method: 'GET',
  path: '/api/Goals/AssignableUsers',
  name: 'assignable-users',
  query: NoInput,
  answer: z.array(z.object({ id: Id, email: z.string(), username: z.string(), name: ShownName, isSelf: z.boolean() })),
} as const satisfies QueryCall;
