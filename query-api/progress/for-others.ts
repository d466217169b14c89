/** The exports of progress for other areas. */
export { comparisonsOf } from './session-progress.ts';
