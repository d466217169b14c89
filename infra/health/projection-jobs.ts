import type { Pool } from 'pg';

/** The current or last work on the schemas of one area, in any process. */
export type ProjectionJob = Readonly<{
  area: string;
  what: string;
  /** The positions in the log that the work has reached and that it ends at. */
  position: bigint;
  end: bigint;
  startedAt: string;
  updatedAt: string;
  finishedAt: string | null;
  /** Why the work failed, or which faults it found. */
  error: string | null;
  /** Also false if its process died before the end. */
  isRunning: boolean;
  /** An admin paused it. */
  isPaused: boolean;
  /** Estimated from the pace so far, without pauses; null at the start and at the end. */
  secondsLeft: number | null;
}>;

type Row = Omit<ProjectionJob, 'position' | 'end' | 'secondsLeft'> & {
  position: string;
  end: string;
  seconds: number;
};

/** A working process reports twice a second. */
const silenceMs = 15_000;

export async function projectionJobs(pool: Pool): Promise<readonly ProjectionJob[]> {
  const { rows } = await pool.query<Row>(
    `select area, what, position, end_position as end, started_at as "startedAt", updated_at as "updatedAt",
       finished_at as "finishedAt", error, paused_at is not null as "isPaused",
       extract(epoch from coalesce(paused_at, updated_at) - started_at)::float - paused_seconds as seconds,
       finished_at is null and updated_at > now() - $1 * interval '1 ms' as "isRunning"
     from ops.projection_work order by area`,
    [silenceMs],
  );
  return rows.map(({ seconds, ...row }) => {
    const [position, end] = [BigInt(row.position), BigInt(row.end)];
    const left = position > 0n ? (seconds * Number(end - position)) / Number(position) : null;
    return { ...row, position, end, secondsLeft: row.isRunning ? left : null };
  });
}

const isAtWork = `finished_at is null and updated_at > now() - interval '${silenceMs} ms'`;

/** Pauses the work on an area after its current batch. False if no work is in progress. */
export async function pauseProjectionJob(pool: Pool, area: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.projection_work set paused_at = coalesce(paused_at, now()) where area = $1 and ${isAtWork}`,
    [area],
  );
  return rowCount !== 0;
}

/** Resumes paused work. False if no work is in progress. */
export async function resumeProjectionJob(pool: Pool, area: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.projection_work set paused_at = null,
       paused_seconds = paused_seconds + coalesce(extract(epoch from now() - paused_at), 0)
      where area = $1 and ${isAtWork}`,
    [area],
  );
  return rowCount !== 0;
}

export async function isWorkPaused(pool: Pool, area: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from ops.projection_work where area = $1 and paused_at is not null and finished_at is null',
    [area],
  );
  return rowCount !== 0;
}
