import type { Chore } from '../chore.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';
import { ErasurePayload, erasureJob } from './erasure-job.ts';

/** Carries out an erasure that the log has. */
export const erasureChore = (tools: ErasureTools): Chore => ({
  kind: erasureJob,
  run: ({ payload }) => erasePerson(tools, ErasurePayload.parse(payload)),
});
