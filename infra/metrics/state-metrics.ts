import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { Role } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { sealingState } from '../event-store/unsealed.ts';
import type { Lag } from '../health/lag.ts';
import { parkedStreams } from '../health/parked-streams.ts';
import { projectionJobs } from '../health/projection-jobs.ts';
import type { KeptHeads } from '../proof/kept-heads.ts';
import { lookAtChain } from './chain-metrics.ts';
import { type Meters, metersOn } from './meters.ts';

type Dependencies = Readonly<{
  pool: Pool;
  /** The pool of the log's followers, if they have their own. */
  backgroundPool?: Pool | undefined;
  store: EventStore;
  lags: () => Promise<readonly Lag[]>;
  kept: KeptHeads;
  /** The data folder. */
  data?: string;
  /** The roles of this process that another one on the same data folder took. */
  lostRoles?: () => readonly Role[];
  /** How often the subscription to the log was resumed, by reason; absent for a log without a subscription. */
  resumes?: (() => Readonly<Record<string, number>>) | undefined;
}>;

/** Metrics of the state in the database, and of the roles, connections and disk of this process. They are read at each scrape. */
export function stateMetrics(registry: Registry, needs: Dependencies): () => Promise<void> {
  const meters = metersOn(registry);
  const up = meters.gauge('database_up', '1 if the database answers, 0 if not.');
  const failed = meters.gauge('looks_failed', 'How many of the questions behind this page had no answer.');
  const looks = [
    lookAtDisk(meters, needs),
    lookAtPools(meters, needs),
    lookAtSubscription(meters, needs),
    lookAtRoles(meters, needs),
    lookAtLag(meters, needs),
    lookAtParked(meters, needs),
    lookAtWork(meters, needs),
    lookAtJobs(meters, needs),
    lookAtChain(meters, needs),
    lookAtSealing(meters, needs),
  ];
  return async () => {
    let failures = 0;
    for (const look of looks) await look().catch(() => failures++);
    failed.set(failures);
    const isUp = await needs.pool.query('select 1').then(
      () => true,
      () => false,
    );
    up.set(isUp ? 1 : 0);
  };
}

function lookAtRoles({ gauge }: Meters, { lostRoles = () => [] }: Dependencies) {
  const lost = gauge('roles_lost', '1 for each role of this process that another process on its data folder took.', [
    'role',
  ]);
  return async () => {
    lost.reset();
    for (const role of lostRoles()) lost.set({ role }, 1);
  };
}

function lookAtLag({ gauge }: Meters, { lags }: Dependencies) {
  const metersOf = (kind: 'projection' | 'reaction') => ({
    events: gauge(`${kind}_lag_events`, `Events that the ${kind} has not passed; 1000 is that or more.`, [kind]),
    seconds: gauge(`${kind}_lag_seconds`, `Age of the oldest event that the ${kind} has not passed.`, [kind]),
  });
  const meters = { projection: metersOf('projection'), reaction: metersOf('reaction') };
  return async () => {
    const found = await lags();
    // A dropped area has no lag.
    for (const { events, seconds } of Object.values(meters)) for (const meter of [events, seconds]) meter.reset();
    for (const { kind, name, events, seconds } of found) {
      meters[kind].events.set({ [kind]: name }, events);
      meters[kind].seconds.set({ [kind]: name }, seconds);
    }
  };
}

function lookAtParked({ gauge }: Meters, { pool }: Dependencies) {
  const parked = gauge('parked_streams', 'Streams that a projection has put aside, events and all.', ['projection']);
  return async () => {
    const areas = await parkedStreams(pool);
    parked.reset();
    for (const { area, streams } of areas) parked.set({ projection: area }, streams);
  };
}

function lookAtWork({ gauge }: Meters, { pool }: Dependencies) {
  const labels = ['projection', 'what'] as const;
  const position = gauge('projection_work_position', 'How far a build or another work on a projection is.', labels);
  const end = gauge('projection_work_end', 'The position at which that work ends.', labels);
  const left = gauge('projection_work_seconds_left', 'How long that work takes at its pace so far.', labels);
  return async () => {
    const running = (await projectionJobs(pool)).filter(({ isRunning }) => isRunning);
    for (const meter of [position, end, left]) meter.reset();
    for (const { area, what, ...work } of running) {
      const of = { projection: area, what };
      position.set(of, Number(work.position));
      end.set(of, Number(work.end));
      if (work.secondsLeft !== null) left.set(of, work.secondsLeft);
    }
  };
}

function lookAtSealing({ gauge }: Meters, { pool }: Dependencies) {
  const unsealed = gauge('unsealed_events', 'Events that tell something personal unsealed, as last counted (hourly).');
  const position = gauge('sealing_position', 'Up to where the log is sealed; 0 where nothing is being sealed.');
  const end = gauge('sealing_end', 'Where the sealing that is under way ends; 0 where there is none.');
  return async () => {
    const state = await sealingState(pool);
    unsealed.set(state.unsealed);
    position.set(state.end === null ? 0 : Number(state.position));
    end.set(Number(state.end ?? 0));
  };
}

function lookAtSubscription({ counter }: Meters, { resumes }: Dependencies) {
  if (!resumes) return async () => {};
  const about = 'How often the subscription of this process to the log was taken up again; bursts are normal.';
  const resumed = counter('subscription_resumes_total', about, ['reason']);
  return async () => {
    resumed.reset();
    for (const [reason, count] of Object.entries(resumes())) resumed.inc({ reason }, count);
  };
}

type JobRow = Readonly<{ kind: string; state: string; jobs: string; oldest: string | null }>;

function lookAtJobs({ gauge }: Meters, { pool }: Dependencies) {
  const jobs = gauge('jobs', 'Jobs that wait, run, or were given up, by kind and state.', ['kind', 'state']);
  const oldest = gauge('job_oldest_seconds', 'How long the oldest job that could run has waited.', ['kind']);
  // A kind without any job reports 0: a scaler that uses this metric needs the value.
  const kinds = new Set<string>();
  return async () => {
    // Counts each state by its own index: most jobs are done, and counting all of those takes too long.
    const { rows } = await pool.query<JobRow>(
      `select kind, 'queued' as state, count(*) as jobs,
         extract(epoch from now() - min(run_at) filter (where run_at <= now())) as oldest
         from ops.job where state = 'queued' group by kind
       union all select kind, 'running', count(*), null from ops.job where state = 'running' group by kind
       union all select kind, 'failed', count(*), null from ops.job where state = 'failed' group by kind`,
    );
    jobs.reset();
    for (const { kind } of rows) kinds.add(kind);
    for (const kind of kinds) oldest.set({ kind }, 0);
    for (const row of rows) {
      jobs.set({ kind: row.kind, state: row.state }, Number(row.jobs));
      if (row.state === 'queued') oldest.set({ kind: row.kind }, Number(row.oldest ?? 0));
    }
  };
}

function lookAtDisk({ gauge }: Meters, { data }: Dependencies) {
  const free = gauge('disk_free_bytes', 'Free where the data folder of this process is.');
  return async () => {
    if (data === undefined) return;
    const { bavail, bsize } = await statfs(data);
    free.set(bavail * bsize);
  };
}

function lookAtPools({ gauge }: Meters, { pool, backgroundPool = pool }: Dependencies) {
  const pools = new Set([pool, backgroundPool]);
  const connections = gauge('database_connections', 'Connections of this process, and who waits for one.', ['state']);
  return async () => {
    connections.set({ state: 'open' }, sumOf(pools, 'totalCount'));
    connections.set({ state: 'idle' }, sumOf(pools, 'idleCount'));
    connections.set({ state: 'waiting' }, sumOf(pools, 'waitingCount'));
  };
}

type Count = 'totalCount' | 'idleCount' | 'waitingCount';

const sumOf = (pools: ReadonlySet<Pool>, count: Count) => [...pools].reduce((sum, pool) => sum + pool[count], 0);
