import type { Pool } from 'pg';
import { newId } from '#infra/ids.ts';
import type { Target } from './stored-invitation.ts';

/**
 * The id of the invitation for an address, looked up by a keyed hash of the address. Ids are random, and the row is deleted
 * when the invitation is forgotten. So nobody can find out later which address an erased person had.
 */
export async function invitationFor(pool: Pool, target: Target, address: string): Promise<string> {
  const values = [address, nameOf(target), newId()];
  await pool.query('insert into ops.invited_address values ($1, $2, $3) on conflict do nothing', values);
  return (await knownInvitation(pool, target, address)) ?? invitationFor(pool, target, address);
}

/** The id of the invitation, if the address was invited before. */
export async function knownInvitation(pool: Pool, target: Target, address: string): Promise<string | undefined> {
  const text = 'select invitation_id as id from ops.invited_address where address = $1 and target = $2';
  return (await pool.query<{ id: string }>(text, [address, nameOf(target)])).rows[0]?.id;
}

/** The ids of all invitations that were ever sent for this target. */
export async function invitationsOf(pool: Pool, target: Target): Promise<readonly string[]> {
  const text = 'select invitation_id as id from ops.invited_address where target = $1';
  return (await pool.query<{ id: string }>(text, [nameOf(target)])).rows.map(({ id }) => id);
}

const nameOf = ({ type, id }: Target) => `${type} ${id}`;

export async function invitationsTo(pool: Pool, address: string): Promise<readonly string[]> {
  const text = 'select invitation_id as id from ops.invited_address where address = $1';
  return (await pool.query<{ id: string }>(text, [address])).rows.map(({ id }) => id);
}

export async function forgetInvitation(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from ops.invited_address where invitation_id = $1', [id]);
}
