import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** Instead of an area's name: all areas. */
export const everyArea = 'all';

/** Actions on an area's read models. */
export const ProjectionAction = z.enum(['rebuild', 'verify', 'swap', 'drop', 'retry']);
export type ProjectionAction = z.infer<typeof ProjectionAction>;

/** The position in the log; it only grows, and has no other meaning. */
const Position = z.string().check(z.regex(/^\d+$/));
const Built = z.object({ version: z.int(), position: Position });

/** One stream whose events are parked, because one of them could not be folded. */
const ParkedStream = z.object({
  stream: z.string(),
  type: z.string(),
  error: z.string(),
  parkedAt: z.iso.datetime(),
  /** The number of parked events, including that one. */
  events: z.int(),
});
export type ParkedStream = z.infer<typeof ParkedStream>;

/** `parkedStreams`: the number of parked streams. `parked`: the first hundred of them. */
const parkedStreams = { parkedStreams: z.int(), parked: z.array(ParkedStream) };

/** The action in progress. */
const Work = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), what: ProjectionAction, since: z.iso.datetime() }),
  z.object({
    state: z.literal('running'),
    what: ProjectionAction,
    position: Position,
    end: Position,
    /** 0..1 of the log. */
    share: z.number().check(z.gte(0), z.lte(1)),
    startedAt: z.iso.datetime(),
    /** Estimated from the pace so far; null while it is unknown. */
    estimatedEnd: z.nullable(z.iso.datetime()),
    secondsLeft: z.nullable(z.number()),
    /** An admin paused it. */
    isPaused: z.boolean(),
  }),
]);
export type ProjectionJob = z.infer<typeof Work>;

/** One serving table compared with a build from the first event; `differing`: the keys of the first rows that differ. */
const TableComparison = z.object({
  table: z.string(),
  servedRows: z.int(),
  builtRows: z.int(),
  differing: z.array(z.string()),
});
export type TableComparison = z.infer<typeof TableComparison>;

export const ProjectionFailure = z.enum([
  /** The new build parks streams that the serving one does not: it waits for a manual swap. */
  'streams_parked',
  'nothing_built',
  /** The serving version is not the version of the code. */
  'other_version',
  /** The serving rows come from another log. */
  'other_log',
  /** The work failed several times: the log of the process has the reason. */
  'failed',
]);
export type ProjectionFailure = z.infer<typeof ProjectionFailure>;

const Outcome = z.discriminatedUnion('kind', [
  /** `serves`: it has replaced the earlier one. */
  z.object({ kind: z.literal('rebuilt'), events: z.int(), serves: z.boolean() }),
  z.object({ kind: z.literal('compared'), tables: z.array(TableComparison) }),
  z.object({ kind: z.literal('swapped') }),
  z.object({ kind: z.literal('dropped'), schemas: z.array(z.string()) }),
  z.object({ kind: z.literal('retried'), events: z.int(), stillParked: z.int() }),
  z.object({ kind: z.literal('failed'), reason: ProjectionFailure }),
  /** For work at the command line or by a start, only the error is known, if there was one. */
  z.object({ kind: z.literal('ended'), error: z.nullable(z.string()) }),
]);
export type ProjectionOutcome = z.infer<typeof Outcome>;

const Result = z.object({ what: ProjectionAction, finishedAt: z.iso.datetime(), outcome: Outcome });
export type ProjectionResult = z.infer<typeof Result>;

const ProjectionRow = z.object({
  area: z.string(),
  /** The serving rows; null before the first start. */
  served: z.nullable(Built),
  /** Approximate number of serving rows, and their bytes with indexes. Null before the first start. */
  size: z.nullable(z.object({ rows: z.int(), bytes: z.int() })),
  /** Version of the process that followed the log last; null before the first. */
  version: z.nullable(z.int()),
  /** The end of the log. */
  head: Position,
  /** Events of the area that are not in its rows, and the age of the first of them. `more`: at least this many. */
  lag: z.object({ events: z.int(), seconds: z.number(), more: z.boolean() }),
  ...parkedStreams,
  /** Built, but not swapped in yet. */
  next: z.nullable(z.extend(Built, parkedStreams)),
  /** The previous schema, which is kept. */
  old: z.nullable(Built),
  work: z.nullable(Work),
  /** The last work of each kind, the newest first. */
  results: z.array(Result),
});
export type ProjectionRow = z.infer<typeof ProjectionRow>;

/** State and work of every area; `ReadModelChanged` of this name goes to admins. */
export const projectionList = {
  method: 'GET',
  path: '/api/Admin/Projections',
  name: 'projection-list',
  query: NoInput,
  answer: z.array(ProjectionRow),
  errors: ['access_denied'],
} as const satisfies QueryCall;

const asked = {
  method: 'POST',
  params: z.object({ name: z.string().check(z.maxLength(100)) }),
  /** The work is a job: `jobId` names it in the logs. */
  answer: z.object({ jobId: Id }),
  status: 202,
  errors: ['access_denied', 'not_found', 'already_running', 'idempotency_mismatch'],
} as const;

const held = {
  method: 'POST',
  params: z.object({ name: z.string().check(z.maxLength(100)) }),
  body: z.nullish(z.object({ reason: z.optional(Reason) })),
  answer: Nothing,
  status: 204,
  errors: ['access_denied', 'not_found', 'conflict', 'idempotency_mismatch'],
} as const;

const Empty = z.nullish(z.object({ reason: z.optional(Reason) }));

/** Each needs an area; the first two accept `all` as well. */
export const projectionCommands = {
  RebuildProjection: {
    ...asked,
    path: '/api/Admin/Projections/:name/Rebuild',
    /** `swap: false` leaves the new build beside the serving one. */
    body: z.nullable(z.object({ swap: z.optional(z.boolean()), reason: z.optional(Reason) })),
  },
  VerifyProjection: { ...asked, path: '/api/Admin/Projections/:name/Verify', body: Empty },
  SwapProjection: { ...asked, path: '/api/Admin/Projections/:name/Swap', body: Empty },
  /** `confirmationId`: a second admin has to confirm it first. */
  DropProjection: {
    ...asked,
    path: '/api/Admin/Projections/:name/Drop',
    body: Empty,
    answer: z.object({ jobId: z.optional(Id), confirmationId: z.optional(Id) }),
  },
  /** Pauses the running build or verification between two batches; 409 if there is none. */
  PauseProjection: { ...held, path: '/api/Admin/Projections/:name/Pause' },
  ResumeProjection: { ...held, path: '/api/Admin/Projections/:name/Resume' },
  RetryProjection: { ...asked, path: '/api/Admin/Projections/:name/Retry', body: Empty },
} as const satisfies Record<string, CommandCall>;
