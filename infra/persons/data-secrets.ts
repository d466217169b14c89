import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../postgres/pool.ts';
import { lockMasterInUseShared, masterInUse } from './key-table.ts';
import { type MasterKey, type MasterKeySource, readMasterKeys, unwrap, wrap } from './master-keys.ts';

type Name =
  | 'command-hashes'
  | 'reservations'
  | 'invitations'
  | 'unsubscribe'
  | 'declarations'
  | 'first-answers'
  | 'platforms';

/** A secret of 32 bytes that belongs to the data: it never changes when keys are changed. */
export type DataSecrets = (name: Name) => Promise<Buffer>;

/** Reads secrets from `ops.secret`. They are wrapped with the master key, so the database alone is not enough to use them. */
export const dataSecrets =
  (pool: Pool, source: MasterKeySource): DataSecrets =>
  (name) =>
    inTransaction(pool, async (client) => {
      await client.query(`select ${lockMasterInUseShared}`);
      const masters = await readMasterKeys(source);
      const made = wrapped(randomBytes(32), name, await inUse(client, masters));
      await client.query('insert into ops.secret values ($1, $2) on conflict do nothing', [name, made]);
      const value = await storedValue(client, name);
      if (value.includes('.')) return unwrapped(value, name, masters);
      // The form of an earlier version.
      const secret = Buffer.from(value, 'base64url');
      await setValue(client, name, wrapped(secret, name, await inUse(client, masters)));
      return secret;
    });

/** Wraps all of them again, within the transaction that switches to another master key. */
export async function rewrapSecrets(client: PoolClient, [newest, ...older]: readonly MasterKey[]): Promise<void> {
  if (!newest) return;
  const { rows } = await client.query<{ name: Name; value: string }>(
    `select name, value from ops.secret where name <> $1 and value like '%.%'`,
    [masterInUse],
  );
  for (const { name, value } of rows) {
    await setValue(client, name, wrapped(unwrapped(value, name, [newest, ...older]), name, newest));
  }
}

const wrapped = (secret: Buffer, name: Name, master: MasterKey): string =>
  `${master.id}.${wrap(secret, name, master).toString('base64url')}`;

function unwrapped(value: string, name: Name, masters: readonly MasterKey[]): Buffer {
  const [id = '', content = ''] = value.split('.');
  return unwrap(Buffer.from(content, 'base64url'), name, masterOf(id, masters));
}

async function inUse(client: PoolClient, masters: readonly MasterKey[]): Promise<MasterKey> {
  return masterOf(await storedValue(client, masterInUse), masters);
}

function masterOf(id: string, masters: readonly MasterKey[]): MasterKey {
  const master = masters.find((one) => one.id === id);
  if (!master) throw new Error(`the master key in use is not here (${id}): look at MASTER_KEY`);
  return master;
}

async function storedValue(client: PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select value from ops.secret where name = $1 for update', [
    name,
  ]);
  return rows[0]?.value ?? '';
}

const setValue = (client: PoolClient, name: Name, value: string) =>
  client.query('update ops.secret set value = $2 where name = $1', [name, value]);
