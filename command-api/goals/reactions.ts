import { notify } from '#command-api/notifications/for-others.ts';
import { factsOf, judgedBy } from '#command-api/sessions/for-others.ts';
import type { GoalEvent, PracticeEvent } from '#domain/goals/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { NotificationType } from '#domain/notifications/contract/all-kinds.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { followingOf, type GoalHistory, goalAfter, goalHistory, toPractice } from './stored-goal.ts';

const types: readonly (GoalEvent | PracticeEvent)['type'][] = [
  ...(['GoalCreated', 'GoalChanged', 'PersonAssigned', 'PersonUnassigned', 'GoalRemoved'] as const),
  ...(['GoalTaken', 'GoalReached', 'GoalReminded'] as const),
];

/** Passes each goal on to its people as it is now, notes sessions for it, and notifies those concerned. */
export const goalReaction: Reaction = {
  name: 'goals',
  streams: ['goal-', 'practice-', 'session-'],
  types: [...types, ...judgedBy],
  async react(event, tools) {
    if (isStreamOf('session', event.stream)) return note(event as Recorded<SessionEvent>, tools);
    if (isStreamOf('goal', event.stream)) return pass(event as Recorded<GoalEvent>, tools);
    return tell(event as Recorded<PracticeEvent>, tools);
  },
};

async function note(event: Recorded<SessionEvent>, { handle, store }: ReactionTools): Promise<void> {
  const all = (await store.readStream(event.stream)) as readonly Recorded<SessionEvent>[];
  const history = all.filter(({ revision }) => revision <= event.revision);
  const [created] = history;
  if (created?.type !== 'SessionCreated') return;
  const sessionId = idOf(event.stream);
  const noted = { sessionId, createdAt: created.metadata.at, facts: factsOf(history) };
  const command =
    event.type === 'SessionDeleted'
      ? ({ type: 'DropSession', data: { sessionId } } as const)
      : ({ type: 'NoteSession', data: noted } as const);
  await handle({ ...causedBy(event, 'note for goals'), ...toPractice(created.data.ownerId, command) });
}

/** Uses the goal's current state: a later event may have reverted this one. */
async function pass(event: Recorded<GoalEvent>, { handle, store }: ReactionTools): Promise<void> {
  const goalId = idOf(event.stream);
  const history = await goalHistory(store, goalId);
  for (const personId of concernedBy(event, history)) {
    const drop = { type: 'DropGoal', data: { goalId } } as const;
    const command = followingOf(history, goalId, personId) ?? drop;
    await handle({ ...causedBy(event, `goal of ${personId}`), ...toPractice(personId, command) });
  }
}

function concernedBy(event: Recorded<GoalEvent>, history: GoalHistory): readonly string[] {
  if (event.type === 'PersonAssigned' || event.type === 'PersonUnassigned') return [event.data.personId];
  const before = goalAfter(history.filter(({ revision }) => revision < event.revision));
  return event.type === 'GoalCreated' ? event.data.personIds : (before?.people ?? []);
}

async function tell(event: Recorded<PracticeEvent>, { handle, store }: ReactionTools): Promise<void> {
  if (event.type !== 'GoalTaken' && event.type !== 'GoalReached' && event.type !== 'GoalReminded') return;
  const { goalId } = event.data;
  const goal = goalAfter(await goalHistory(store, goalId));
  if (!goal) return;
  const personId = idOf(event.stream);
  const say = (to: string, type: NotificationType, byId: string | null) =>
    notify(handle, event, { to, type, byId, concerns: { goalId } });
  switch (event.type) {
    case 'GoalTaken':
      return say(personId, 'goal_assigned', goal.ownerId);
    case 'GoalReached':
      await say(personId, 'goal_reached', null);
      return goal.ownerId === personId ? undefined : say(goal.ownerId, 'goal_reached_by', personId);
    case 'GoalReminded':
      return say(personId, event.data.reminder === 'missed' ? 'goal_missed' : 'goal_due', null);
  }
}
