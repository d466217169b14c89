import { type GoalCommand, goalDecider, type SetGoal } from '#domain/goals/decider.ts';
import type { GoalEvent } from '#domain/goals/events.ts';
import { type PracticeCommand, practiceDecider } from '#domain/goals/practice.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

export type GoalHistory = readonly Recorded<GoalEvent>[];

export const toGoal = (id: string, command: GoalCommand) => ({
  stream: streamOf('goal', id),
  decider: goalDecider,
  command,
});

export const toPractice = (personId: string, command: PracticeCommand) => ({
  stream: streamOf('practice', personId),
  decider: practiceDecider,
  command,
});

export const goalHistory = async (store: Pick<EventStore, 'readStream'>, id: string) =>
  (await store.readStream(streamOf('goal', id))) as GoalHistory;

export const goalAfter = (history: GoalHistory): SetGoal => stateAfter(goalDecider, history);

/** The command that tells the person's practice the current state of the goal; undefined if the goal is not assigned to them. */
export function followingOf(history: GoalHistory, goalId: string, personId: string): PracticeCommand | undefined {
  const goal = goalAfter(history);
  if (!goal?.people.includes(personId)) return undefined;
  const { target, conditions } = goal;
  return { type: 'FollowGoal', data: { goalId, since: sinceOf(history, personId), target, conditions } };
}

/** When the goal was last assigned to the person. */
function sinceOf(history: GoalHistory, personId: string): string {
  const given = history.findLast(
    ({ type, data }) =>
      (type === 'GoalCreated' && data.personIds.includes(personId)) ||
      (type === 'PersonAssigned' && data.personId === personId),
  );
  return given?.metadata.at ?? '';
}
