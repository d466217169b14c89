import type { Pool } from 'pg';

/** The current or last work on the schemas of one area, in any process. */
export type ProjectionWork = Readonly<{
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
  /** At the pace so far; null before anything is done, and afterwards. */
  secondsLeft: number | null;
}>;

type Row = Omit<ProjectionWork, 'position' | 'end' | 'secondsLeft'> & {
  position: string;
  end: string;
  seconds: number;
};

/** A working process reports twice a second. */
const silenceMs = 15_000;

export async function projectionWork(pool: Pool): Promise<readonly ProjectionWork[]> {
  const { rows } = await pool.query<Row>(
    `select area, what, position, end_position as end, started_at as "startedAt", updated_at as "updatedAt",
       finished_at as "finishedAt", error, extract(epoch from updated_at - started_at)::float as seconds,
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
