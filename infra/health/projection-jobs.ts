import type { Pool } from 'pg';

/** The current or last work on the schemas of one area, in any process. */
export type ProjectionJob = Readonly<{
  area: string;
  what: string;
  /** How far along the log, out of what. */
  position: bigint;
  end: bigint;
  startedAt: string;
  updatedAt: string;
  finishedAt: string | null;
  /** Why it failed, or what it found wrong. */
  error: string | null;
  /** False as well where its process died in between. */
  isRunning: boolean;
  /** An admin holds it. */
  isPaused: boolean;
  /** At the pace so far, without pauses; null before anything is done, and afterwards. */
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

/** Has the work on an area wait after its current batch. False where nothing is under way. */
export async function pauseProjectionJob(pool: Pool, area: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.projection_work set paused_at = coalesce(paused_at, now()) where area = $1 and ${isAtWork}`,
    [area],
  );
  return rowCount !== 0;
}

/** Lets it go on. False where nothing is under way. */
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
