import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { dueDateOf, type Goal, goalStanding, type SessionFacts, sessionCounts } from './contract/conditions.ts';
import type { PracticeEvent } from './events.ts';

type Noted = Readonly<{ createdAt: string; facts: SessionFacts }>;
type Pursuit = Goal &
  Readonly<{ since: string; isReached: boolean; isCelebrated: boolean; reminded: readonly string[] }>;

/** The goals of one person. */
export type Practice = Readonly<{
  goals: Readonly<Record<string, Pursuit>>;
  sessions: Readonly<Record<string, Noted>>;
}>;

const begun = { isReached: false, isCelebrated: false, reminded: [] } as const;

type Events = { [E in PracticeEvent as E['type']]: E['data'] };
export type PracticeCommand =
  /** Adds the goal, or updates it to its current rules. */
  | Message<'FollowGoal', Readonly<{ goalId: string; since: string }> & Goal>
  | Message<'DropGoal', Events['GoalDropped']>
  | Message<'NoteSession', Readonly<{ sessionId: string }> & Noted>
  | Message<'DropSession', Events['SessionDropped']>
  | Message<'CelebrateGoal', Events['GoalCelebrated']>
  | Message<'RemindOfGoal', Events['GoalReminded']>;

export const practiceDecider: Decider<Practice, PracticeCommand, PracticeEvent> = {
  initialState: { goals: {}, sessions: {} },

  decide(command, practice, now) {
    switch (command.type) {
      case 'FollowGoal':
        return withReached(practice, followed(command.data, practice));
      case 'DropGoal':
        return practice.goals[command.data.goalId] ? [{ type: 'GoalDropped', data: command.data }] : [];
      case 'NoteSession':
        return withReached(practice, noted(command.data, practice));
      case 'DropSession':
        return practice.sessions[command.data.sessionId] ? [{ type: 'SessionDropped', data: command.data }] : [];
      case 'CelebrateGoal': {
        const pursuit = practice.goals[command.data.goalId] ?? refuse('goal_not_found');
        if (!pursuit.isReached || pursuit.isCelebrated) return [];
        return [{ type: 'GoalCelebrated', data: command.data }];
      }
      case 'RemindOfGoal':
        return reminded(command.data, practice, now);
    }
  },

  evolve(practice, event) {
    const { goals, sessions } = practice;
    switch (event.type) {
      case 'SessionNoted': {
        const { sessionId, createdAt, facts } = event.data;
        return { goals, sessions: { ...sessions, [sessionId]: { createdAt, facts } } };
      }
      case 'SessionDropped': {
        const { [event.data.sessionId]: _, ...others } = sessions;
        return { goals, sessions: others };
      }
      case 'GoalDropped': {
        const { [event.data.goalId]: _, ...others } = goals;
        return { goals: others, sessions };
      }
      case 'GoalTaken': {
        const { goalId, ...pursuit } = event.data;
        return { goals: { ...goals, [goalId]: { ...pursuit, ...begun } }, sessions };
      }
      default: {
        const pursuit = goals[event.data.goalId];
        return pursuit ? { goals: { ...goals, [event.data.goalId]: pursued(pursuit, event) }, sessions } : practice;
      }
    }
  },
};

type OfGoal = Extract<PracticeEvent, { type: 'GoalAdjusted' | 'GoalReached' | 'GoalCelebrated' | 'GoalReminded' }>;

function pursued(pursuit: Pursuit, event: OfGoal): Pursuit {
  switch (event.type) {
    case 'GoalAdjusted': {
      const { target, conditions, isStillReached } = event.data;
      return { ...pursuit, target, conditions, isReached: isStillReached };
    }
    case 'GoalReached':
      return { ...pursuit, isReached: true, isCelebrated: false };
    case 'GoalCelebrated':
      return { ...pursuit, isCelebrated: true };
    case 'GoalReminded':
      return { ...pursuit, reminded: [...pursuit.reminded, reminderKey(event.data)] };
    default:
      // A newer version may have written events that this one does not know.
      return pursuit;
  }
}

/** The person's progress. A reached goal stays reached, whatever happens to its talks, until its requirements grow. */
export function standingOf(practice: Practice, goalId: string) {
  const pursuit = practice.goals[goalId];
  if (!pursuit) return undefined;
  const { progress, isCompleted } = goalStanding(pursuit, countedScores(pursuit, Object.values(practice.sessions)));
  return { progress, isCompleted: isCompleted || pursuit.isReached };
}

/** The talks that count: made after the goal was taken, with a total, and meeting the conditions. */
const countedScores = (goal: Goal & Readonly<{ since: string }>, sessions: readonly Noted[]) =>
  sessions
    .filter(({ createdAt, facts }) => createdAt >= goal.since && sessionCounts(goal.conditions, facts))
    .map(({ facts }) => facts.session_score ?? 0);

/** Adds events for goals that these events complete. */
function withReached(before: Practice, events: readonly PracticeEvent[]): readonly PracticeEvent[] {
  if (events.length === 0) return [];
  const after = events.reduce(practiceDecider.evolve, before);
  const reached = Object.entries(after.goals).flatMap(([goalId, { isReached }]): PracticeEvent[] => {
    const standing = standingOf(after, goalId);
    if (isReached || !standing?.isCompleted) return [];
    return [{ type: 'GoalReached', data: { goalId, progress: standing.progress } }];
  });
  return [...events, ...reached];
}

function followed(
  { goalId, since, target, conditions }: Extract<PracticeCommand, { type: 'FollowGoal' }>['data'],
  { goals, sessions }: Practice,
): readonly PracticeEvent[] {
  const pursuit = goals[goalId];
  const rules = { target, conditions: [...conditions] };
  if (!pursuit) return [{ type: 'GoalTaken', data: { goalId, since, ...rules } }];
  const isSame = pursuit.target === target && JSON.stringify(pursuit.conditions) === JSON.stringify(conditions);
  if (isSame) return [];
  const scores = countedScores({ ...rules, since: pursuit.since }, Object.values(sessions));
  const isStillReached = pursuit.isReached && goalStanding(rules, scores).isCompleted;
  return [{ type: 'GoalAdjusted', data: { goalId, ...rules, isStillReached } }];
}

type NoteSession = Extract<PracticeCommand, { type: 'NoteSession' }>['data'];

function noted({ sessionId, createdAt, facts }: NoteSession, { goals, sessions }: Practice): readonly PracticeEvent[] {
  const goalIds = Object.keys(goals).filter((id) => createdAt >= (goals[id]?.since ?? ''));
  const known = sessions[sessionId];
  if (known && JSON.stringify(known.facts) === JSON.stringify(facts)) return [];
  if (!known && goalIds.length === 0) return [];
  return [{ type: 'SessionNoted', data: { sessionId, createdAt, facts, goalIds } }];
}

function reminded(reminder: Events['GoalReminded'], { goals }: Practice, now: Date): readonly PracticeEvent[] {
  const pursuit = goals[reminder.goalId];
  if (!pursuit || pursuit.isReached || dueDateOf(pursuit.conditions) !== reminder.dueAt) return [];
  const isOver = Date.parse(reminder.dueAt) <= now.getTime();
  if (isOver !== (reminder.reminder === 'missed') || pursuit.reminded.includes(reminderKey(reminder))) return [];
  return [{ type: 'GoalReminded', data: reminder }];
}

const reminderKey = ({ reminder, dueAt }: Events['GoalReminded']) => `${reminder} ${dueAt}`;
