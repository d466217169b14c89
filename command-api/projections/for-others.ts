/** The exports of projections for other areas. */
export { enqueueProjectionJob } from './enqueue-projection-job.ts';
