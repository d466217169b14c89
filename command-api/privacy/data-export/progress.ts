import type { Pool, PoolClient } from 'pg';
import { dataExport } from '#domain/privacy/contract/calls.ts';
import { announce } from '#infra/postgres/read-model-changes.ts';

type Progress = Readonly<{ userId: string; exportId: string /** 0..1 */; share: number }>;

/** Stores the progress for the person's screens. */
export async function tellProgress(pool: Pool, { userId, exportId, share }: Progress): Promise<void> {
  await pool.query(
    `insert into ops.data_export_progress (user_id, export_id, share) values ($1, $2, $3)
     on conflict (user_id) do update set export_id = $2, share = $3`,
    [userId, exportId, share],
  );
  await announce(pool, { name: dataExport.name, position: '0', rows: [[userId, userId]] });
}

export async function deleteProgress(client: Pool | PoolClient, userId: string): Promise<void> {
  await client.query('delete from ops.data_export_progress where user_id = $1', [userId]);
}
