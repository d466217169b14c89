/** The part of progress that other areas may use. */
export { attributeName } from './attribute-names.ts';
export { useMeasurePoints } from './use-measure-points.ts';
