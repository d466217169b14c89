import type { Pool } from 'pg';
import { newId } from '#infra/ids.ts';
import type { Target } from './invitation-orders.ts';

/**
 * Which invitation is to which address, by the address's keyed name: ids are random, and a row goes when its invitation is
 * forgotten. So nobody can find out any more which address an erased person had.
 */
export async function invitationFor(pool: Pool, target: Target, address: string): Promise<string> {
  const key = [address, `${target.type} ${target.id}`];
  await pool.query('insert into ops.invited_address values ($1, $2, $3) on conflict do nothing', [...key, newId()]);
  const { rows } = await pool.query<{ id: string }>(
    'select invitation_id as id from ops.invited_address where address = $1 and target = $2',
    key,
  );
  return rows[0]?.id ?? invitationFor(pool, target, address);
}

export async function invitationsTo(pool: Pool, address: string): Promise<readonly string[]> {
  const text = 'select invitation_id as id from ops.invited_address where address = $1';
  return (await pool.query<{ id: string }>(text, [address])).rows.map(({ id }) => id);
}

export async function forgetInvitation(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from ops.invited_address where invitation_id = $1', [id]);
}
