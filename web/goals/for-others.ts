/** The part of goals that other areas may use. */
export { type GoalOn, useGoalOn } from './use-goal-on.ts';
