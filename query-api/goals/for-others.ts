/** The exports of goals for other areas. */
export { goalsOf, personalGoals } from './goal-list.ts';
