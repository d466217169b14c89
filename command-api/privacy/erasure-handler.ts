import type { JobHandler } from '../job-handler.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';

/** Carries out an erasure that the log has. */
export const erasureHandler = (tools: ErasureTools): JobHandler<'erasure'> => ({
  run: ({ payload }) => erasePerson(tools, payload),
});
