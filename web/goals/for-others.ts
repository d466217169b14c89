/** The part of goals that other areas may use. */
export { useGoalOn } from './use-goal-on.ts';
