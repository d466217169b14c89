import * as z from 'zod/mini';
import type { ScheduleEntry } from '../schedule/schedule-entry.ts';

/** The kind of the job that works on read models, which only the projections can. */
export const projectionJobKind = 'projection-work';
export const ProjectionRequest = z.object({
  what: z.string(),
  /** One after the other. */
  areas: z.array(z.string()),
  /** For a rebuild: whether the new schema takes the place of the one that serves. */
  swap: z.boolean(),
});
export type ProjectionRequest = z.infer<typeof ProjectionRequest>;

/** Old schemas whose time is over. Processes with the role `reactions` keep the clock, and only the projections may drop a schema. */
export const dropOldReadModels: ScheduleEntry = {
  name: 'drop-old-read-models',
  timetable: '35 * * * *',
  catchUp: 'latest',
};
