/** What other areas may use of goals here. */
export { personalGoals } from './goal-list.ts';
