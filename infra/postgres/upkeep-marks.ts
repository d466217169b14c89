import type { Pool } from 'pg';

/** How far a task came that goes on next time where it ended. `log`: the identity of the log, where it is a position in one. */
type Mark = Readonly<{ reached: string; log?: string | undefined }>;

export const upkeepMark = (pool: Pool, task: string) => ({
  async read(): Promise<Mark> {
    const { rows } = await pool.query<{ reached: string; log: string | null }>(
      'select reached, log from ops.upkeep where task = $1',
      [task],
    );
    return { reached: rows[0]?.reached ?? '0', log: rows[0]?.log ?? undefined };
  },
  async write({ reached, log }: Mark): Promise<void> {
    await pool.query(
      `insert into ops.upkeep (task, reached, log) values ($1, $2, $3)
       on conflict (task) do update set reached = excluded.reached, log = excluded.log, at = now()`,
      [task, reached, log ?? null],
    );
  },
});
