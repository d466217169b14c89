import type * as z from 'zod/mini';
import { type AreaJobs, areas } from './areas.ts';
import { analysisJobs } from './kernel/analysis-jobs.ts';

type JobKinds = AreaJobs & typeof analysisJobs;

/** Every kind of job, with the schema of its payload. */
export const jobKinds = Object.assign({}, analysisJobs, ...areas.map(({ jobs }) => jobs)) as JobKinds;

export type JobKind = keyof JobKinds;
export type JobPayload<Kind extends JobKind> = z.output<JobKinds[Kind]>;

/** A kind with a payload of its shape. */
export type DeclaredJob = { [Kind in JobKind]: Readonly<{ kind: Kind; payload: JobPayload<Kind> }> }[JobKind];
