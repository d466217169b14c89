/** The exports of projections for other areas. */
export { orderWork } from './enqueue-projection-job.ts';
