/** What other areas may use of progress. */
export { attributeName } from './attribute-names.ts';
export { useMeasurePoints } from './use-measure-points.ts';
