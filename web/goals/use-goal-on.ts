import { useQuery } from '@tanstack/react-query';
import { goalList, usesGoals } from '#domain/goals/contract/calls.ts';
import { type ConditionType, limitsOf } from '#domain/goals/contract/conditions.ts';
import { goalMeasures, type Range } from '#domain/sessions/contract/measures.ts';
import { query } from '../lib/api.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { goalHref } from './goal-href.ts';
import { useGoalTitle } from './use-goal-title.ts';

export type GoalOn = Readonly<{ title: string; href: string; limits: Range; unit: string; asked: string }>;

/**
 * The condition on a measure of the open goal that is due first: its limits in `unit`, and in words. Undefined if no open
 * goal has one.
 */
export function useGoalOn(measure: Exclude<ConditionType, 'due_date'>): GoalOn | undefined {
  const goals = useQuery({ ...query(goalList, {}), enabled: usePermitsAny(usesGoals) });
  const titleOf = useGoalTitle();
  const words = useConditionWords();
  for (const goal of goals.data?.assignedGoals ?? []) {
    const condition = goal.conditions.find(({ type }) => type === measure);
    if (goal.state !== 'open' || !condition) continue;
    const said = { title: titleOf(goal), href: goalHref(goal), asked: words.asked(condition) };
    return { ...said, limits: limitsOf(condition), unit: goalMeasures[measure].unit };
  }
  return undefined;
}
