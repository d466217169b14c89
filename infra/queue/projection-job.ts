import * as z from 'zod/mini';

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
