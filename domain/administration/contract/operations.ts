import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Reason } from './reason.ts';

const onJob = {
  method: 'POST',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: Nothing,
  status: 204,
  errors: ['invalid_input', 'access_denied', 'not_found', 'conflict', 'idempotency_mismatch'],
} as const;

/** Actions on stuck jobs. */
export const jobCommands = {
  /** Runs a failed job again from its start, with as many attempts as a new one. */
  RetryJob: { ...onJob, path: '/api/Admin/Jobs/:id/Retry', body: z.nullish(z.object({ reason: z.optional(Reason) })) },
  /** Cancels a waiting or failed job: it never runs again. */
  DiscardJob: { ...onJob, path: '/api/Admin/Jobs/:id/Discard', body: z.object({ reason: Reason }) },
} as const satisfies Record<string, CommandCall>;

const JobRow = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'failed']),
  attempt: z.int(),
  maxAttempts: z.int(),
  createdAt: z.iso.datetime(),
  /** Queued: the time of its next run. Running or failed: the time of its last change. */
  at: z.iso.datetime(),
  /** A code, never a text about a person. */
  error: z.nullable(z.string()),
});
export type JobRow = z.infer<typeof JobRow>;

/**
 * Failed jobs, then waiting retries, then running jobs, then waiting ones; the first hundred at most. Unsent mails
 * are included.
 */
export const jobList = {
  method: 'GET',
  path: '/api/Admin/Jobs',
  name: 'job-list',
  query: NoInput,
  answer: z.object({
    counts: z.array(z.object({ kind: z.string(), waiting: z.int(), running: z.int(), failed: z.int(), done: z.int() })),
    jobs: z.array(JobRow),
  }),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** Scheduled tasks with their last and next run. */
export const timetable = {
  method: 'GET',
  path: '/api/Admin/Timetable',
  name: 'timetable',
  query: NoInput,
  answer: z.array(
    z.object({
      task: z.string(),
      /** A cron pattern in UTC. */
      pattern: z.string(),
      lastSlot: z.nullable(z.iso.datetime()),
      /** State of the last run; null once it is deleted. */
      lastState: z.nullable(z.enum(['queued', 'running', 'done', 'failed', 'cancelled'])),
      nextSlot: z.nullable(z.iso.datetime()),
    }),
  ),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** The parts of the installation that an operator monitors. */
const healthTopics = [
  'database',
  'log',
  'read_models',
  'reactions',
  'queue',
  'disk',
  'mail',
  'payments',
  'speech',
  'coach',
  'address',
  'proof',
  'keys',
  'backup',
] as const;

const HealthCheck = z.object({
  topic: z.enum(healthTopics),
  /** `unknown`: the product cannot check it, or it did not answer. */
  state: z.enum(['ok', 'warning', 'failed', 'off', 'unknown']),
  /** The kind of the part: `EventStoreDB`, a version, a mode. */
  what: z.nullable(z.string()),
  /** Its size: events, bytes, jobs. */
  figure: z.nullable(z.object({ kind: z.enum(['events', 'bytes_free', 'bytes', 'count', 'days']), value: z.number() })),
});
export type HealthCheck = z.infer<typeof HealthCheck>;

export const healthReport = {
  method: 'GET',
  path: '/api/Admin/Health',
  name: 'health-report',
  query: NoInput,
  answer: z.object({
    startedAt: z.iso.datetime(),
    roles: z.array(z.string()),
    versions: z.array(z.object({ name: z.string(), version: z.string() })),
    checks: z.array(HealthCheck),
    /** The last backup and the last restore test, as recorded by the backup script; null without a record. */
    backup: z.nullable(
      z.object({ madeAt: z.iso.datetime(), bytes: z.number(), restoredAt: z.nullable(z.iso.datetime()) }),
    ),
    /** Wraps the keys of all persons. A key from the settings can be changed after another one is set there. */
    masterKey: z.object({ kept: z.enum(['file', 'settings']), canChange: z.boolean(), isChanging: z.boolean() }),
    /** Settings that differ from their default. For a secret only its presence is shown. */
    settings: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
  }),
  errors: ['access_denied'],
} as const satisfies QueryCall;
