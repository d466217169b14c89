import type { JobHandler } from '../job-handler.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';
import { ErasurePayload, erasureJob } from './erasure-job.ts';

/** Carries out an erasure that the log has. */
export const erasureHandler = (tools: ErasureTools): JobHandler => ({
  kind: erasureJob,
  run: ({ payload }) => erasePerson(tools, ErasurePayload.parse(payload)),
});
