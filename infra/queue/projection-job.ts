import * as z from 'zod/mini';
import type { ScheduleEntry } from '../schedule/schedule-entry.ts';

/** The kind of the job that works on read models; only processes with the role `projections` can run it. */
export const projectionJobKind = 'projection-work';
export const ProjectionRequest = z.object({
  what: z.string(),
  /** The areas, in the order of the work. */
  areas: z.array(z.string()),
  /** For a rebuild: whether the new schema replaces the serving one. */
  swap: z.boolean(),
});
export type ProjectionRequest = z.infer<typeof ProjectionRequest>;

/** Old schemas whose time is over. Processes with the role `reactions` keep the clock, and only the projections may drop a schema. */
export const dropOldReadModels: ScheduleEntry = {
  name: 'drop-old-read-models',
  timetable: '35 * * * *',
  catchUp: 'latest',
};
