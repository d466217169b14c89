/** What other areas may use of goals here. */
export { goalsOf, personalGoals } from './goal-list.ts';
