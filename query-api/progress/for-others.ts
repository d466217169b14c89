/** What other areas may use of progress here. */
export { comparisonsOf } from './session-progress.ts';
