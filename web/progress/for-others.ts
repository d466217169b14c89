/** The part of progress that other areas may use. */
export { attributeName } from './attribute-names.ts';
export { GoalWords } from './goal-words.tsx';
export { useMeasurePoints } from './use-measure-points.ts';
