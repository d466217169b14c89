import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** In the place of an area: each of them. */
export const everyArea = 'all';

/** Actions on an area's read models. */
export const ProjectionAction = z.enum(['rebuild', 'verify', 'swap', 'drop', 'retry']);
export type ProjectionAction = z.infer<typeof ProjectionAction>;

/** In the log; it grows, and means nothing else. */
const Position = z.string().check(z.regex(/^\d+$/));
const Built = z.object({ version: z.int(), position: Position });

/** One stream whose events are put aside since one of them could not be folded. */
const ParkedStream = z.object({
  stream: z.string(),
  type: z.string(),
  error: z.string(),
  parkedAt: z.iso.datetime(),
  /** Put aside, that one among them. */
  events: z.int(),
});
export type ParkedStream = z.infer<typeof ParkedStream>;

/** How many, and the first hundred of them. */
const parkedStreams = { parkedStreams: z.int(), parked: z.array(ParkedStream) };

/** The action that is under way. */
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
    /** At the pace so far; null as long as nobody can tell. */
    estimatedEnd: z.nullable(z.iso.datetime()),
    secondsLeft: z.nullable(z.number()),
    /** An admin holds it. */
    isPaused: z.boolean(),
  }),
]);
export type ProjectionJob = z.infer<typeof Work>;

/** One table as it serves and as it is when built from the first event; `differing`: the keys of the first rows that do. */
const TableComparison = z.object({
  table: z.string(),
  servedRows: z.int(),
  builtRows: z.int(),
  differing: z.array(z.string()),
});
export type TableComparison = z.infer<typeof TableComparison>;

export const ProjectionFailure = z.enum([
  /** The new build parks streams that the serving one does not: it waits for a swap by hand. */
  'streams_parked',
  'nothing_built',
  /** The version that serves is not the version of the code. */
  'other_version',
  /** The serving rows come from another log. */
  'other_log',
  /** Tried several times, in vain: the log of the process says why. */
  'failed',
]);
export type ProjectionFailure = z.infer<typeof ProjectionFailure>;

const Outcome = z.discriminatedUnion('kind', [
  /** `serves`: it has taken the place of the earlier one. */
  z.object({ kind: z.literal('rebuilt'), events: z.int(), serves: z.boolean() }),
  z.object({ kind: z.literal('compared'), tables: z.array(TableComparison) }),
  z.object({ kind: z.literal('swapped') }),
  z.object({ kind: z.literal('dropped'), schemas: z.array(z.string()) }),
  z.object({ kind: z.literal('retried'), events: z.int(), stillParked: z.int() }),
  z.object({ kind: z.literal('failed'), reason: ProjectionFailure }),
  /** At the command line or by a start: no more is known than what went wrong, if anything did. */
  z.object({ kind: z.literal('ended'), error: z.nullable(z.string()) }),
]);
export type ProjectionOutcome = z.infer<typeof Outcome>;

const Result = z.object({ what: ProjectionAction, finishedAt: z.iso.datetime(), outcome: Outcome });
export type ProjectionResult = z.infer<typeof Result>;

const ProjectionRow = z.object({
  area: z.string(),
  /** The serving rows; null before the first start. */
  served: z.nullable(Built),
  /** Approximate number of rows that serve, and their bytes with indexes. Null before the first start. */
  size: z.nullable(z.object({ rows: z.int(), bytes: z.int() })),
  /** Version of the process that followed the log last; null before the first. */
  version: z.nullable(z.int()),
  /** The end of the log. */
  head: Position,
  /** Events of the area that are not in its rows, and the age of the first of them. `more`: at least so many. */
  lag: z.object({ events: z.int(), seconds: z.number(), more: z.boolean() }),
  ...parkedStreams,
  /** Built, and not in the place of the one that serves yet. */
  next: z.nullable(z.extend(Built, parkedStreams)),
  /** Served before, and kept. */
  old: z.nullable(Built),
  work: z.nullable(Work),
  /** The last of each kind of work, the newest first. */
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

/** Each names an area; the first two take `all` as well. */
export const projectionCommands = {
  RebuildProjection: {
    ...asked,
    path: '/api/Admin/Projections/:name/Rebuild',
    /** `swap: false` leaves what was built beside the one that serves. */
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
  /** Holds the build or the verification that is under way, between two batches; 409 where there is none. */
  PauseProjection: { ...held, path: '/api/Admin/Projections/:name/Pause' },
  ResumeProjection: { ...held, path: '/api/Admin/Projections/:name/Resume' },
  RetryProjection: { ...asked, path: '/api/Admin/Projections/:name/Retry', body: Empty },
} as const satisfies Record<string, CommandCall>;
