import type { Pool } from 'pg';
import { ProjectionAction, type ProjectionResult, type ProjectionRow } from '#domain/projections/contract/calls.ts';
import { type ProjectionJob, projectionJobs } from '#infra/health/projection-jobs.ts';
import { projectionJobKind } from '#infra/queue/projection-job.ts';
import { shareDone } from './share-done.ts';

type ShownJob = NonNullable<ProjectionRow['work']>;
type Stored = ProjectionResult & Readonly<{ area: string; jobId: string }>;
type WaitingJob = Readonly<{ id: string; what: ProjectionAction; areas: readonly string[]; since: string }>;
type AreaJob = Pick<ProjectionRow, 'work' | 'results'>;

/** The work on each area, running or waiting, and the results of earlier work. */
export async function jobOfArea(pool: Pool): Promise<(area: string) => AreaJob> {
  const [reports, jobs, results] = await Promise.all([projectionJobs(pool), openJobs(pool), storedResults(pool)]);
  return (area) => {
    const own = results.filter((result) => result.area === area);
    const report = reports.find((one) => one.area === area);
    // A job on several areas may have finished some of them.
    const job = jobs.find(({ id, areas }) => areas.includes(area) && own.every(({ jobId }) => jobId !== id));
    const waiting = job ? waitingFrom(job) : null;
    return {
      work: report?.isRunning ? runningFrom(report) : waiting,
      results: [...withoutOrder(report, own), ...own.map(resultFrom)],
    };
  };
}

const resultFrom = ({ what, finishedAt, outcome }: Stored): ProjectionResult => ({ what, finishedAt, outcome });

/** Work that no job started leaves a report but no result. */
function withoutOrder(report: ProjectionJob | undefined, own: readonly Stored[]): readonly ProjectionResult[] {
  if (!report?.finishedAt || own.some(({ finishedAt }) => finishedAt >= (report.finishedAt ?? ''))) return [];
  const outcome = { kind: 'ended', error: report.error } as const;
  return [{ what: actionOf(report), finishedAt: report.finishedAt, outcome }];
}

/** A build without a swap is stored as `build`, which the contract shows as a rebuild. */
function actionOf({ what }: ProjectionJob): ProjectionAction {
  const known = ProjectionAction.safeParse(what);
  return known.success ? known.data : 'rebuild';
}

function runningFrom(report: ProjectionJob): ShownJob {
  const { position, end, startedAt, updatedAt, secondsLeft, isPaused } = report;
  const isMoving = secondsLeft !== null && !isPaused;
  return {
    state: 'running',
    what: actionOf(report),
    position: position.toString(),
    end: end.toString(),
    share: shareDone(position, end),
    startedAt,
    estimatedEnd: isMoving ? new Date(Date.parse(updatedAt) + secondsLeft * 1_000).toISOString() : null,
    secondsLeft,
    isPaused,
  };
}

const waitingFrom = ({ what, since }: WaitingJob): ShownJob => ({ state: 'waiting', what, since });

async function openJobs(pool: Pool): Promise<readonly WaitingJob[]> {
  const { rows } = await pool.query<WaitingJob>(
    `select id, payload->>'what' as what, payload->'areas' as areas, created_at as since
       from ops.job where kind = $1 and state in ('queued', 'running') order by id`,
    [projectionJobKind],
  );
  return rows;
}

async function storedResults(pool: Pool): Promise<readonly Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select area, what, job_id as "jobId", finished_at as "finishedAt", outcome
       from ops.projection_result order by finished_at desc, what`,
  );
  return rows;
}
