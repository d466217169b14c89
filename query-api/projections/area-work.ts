import type { Pool } from 'pg';
import { ProjectionAction, type ProjectionResult, type ProjectionRow } from '#domain/projections/contract.ts';
import { type ProjectionWork, projectionWork } from '#infra/health/projection-work.ts';
import { projectionJob } from '#infra/queue/projection-job.ts';
import { shareDone } from './share-done.ts';

type Work = NonNullable<ProjectionRow['work']>;
type Stored = ProjectionResult & Readonly<{ area: string; jobId: string }>;
type Order = Readonly<{ id: string; what: ProjectionAction; areas: readonly string[]; since: string }>;
type AreaWork = Readonly<{ work: Work | null; results: readonly ProjectionResult[] }>;

/** What is done with each area, or waits to be, and what came of it before. */
export async function areaWork(pool: Pool): Promise<(area: string) => AreaWork> {
  const [reports, orders, results] = await Promise.all([projectionWork(pool), openOrders(pool), storedResults(pool)]);
  return (area) => {
    const own = results.filter((result) => result.area === area);
    const report = reports.find((one) => one.area === area && one.isRunning);
    // An order of several areas has done with some of them.
    const order = orders.find(({ id, areas }) => areas.includes(area) && own.every(({ jobId }) => jobId !== id));
    return {
      work: (report && runningFrom(report)) ?? (order ? waitingFrom(order) : null),
      results: own.map(({ what, finishedAt, outcome }) => ({ what, finishedAt, outcome })),
    };
  };
}

function runningFrom({ what, position, end, startedAt, updatedAt, secondsLeft }: ProjectionWork): Work {
  const known = ProjectionAction.safeParse(what);
  return {
    state: 'running',
    // Whoever builds without a swap says so by another word.
    what: known.success ? known.data : 'rebuild',
    position: position.toString(),
    end: end.toString(),
    share: shareDone(position, end),
    startedAt,
    estimatedEnd: secondsLeft === null ? null : new Date(Date.parse(updatedAt) + secondsLeft * 1_000).toISOString(),
    secondsLeft,
  };
}

const waitingFrom = ({ what, since }: Order): Work => ({ state: 'waiting', what, since });

async function openOrders(pool: Pool): Promise<readonly Order[]> {
  const { rows } = await pool.query<Order>(
    `select id, payload->>'what' as what, payload->'areas' as areas, created_at as since
       from ops.job where kind = $1 and state in ('queued', 'running') order by id`,
    [projectionJob],
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
