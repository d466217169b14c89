import type { Pool } from 'pg';

/** The place at which a scheduled job continues next time. `log`: the identity of the log, if the place is a position in it. */
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
