import type { Pool, PoolClient } from 'pg';
import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { inTransaction } from '../postgres/pool.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { keySchema, masterInUse } from './key-table.ts';
import { type MasterKey, type MasterKeySource, makeMasterKey, readMasterKeys } from './master-keys.ts';
import { type PersonKeys, personKeys } from './person-keys.ts';

type Dependencies = Parameters<typeof personKeys>[0];

/** Opens the keys of all persons; the first start creates the master key. @throws StartupError if the existing keys cannot be opened */
export async function openPersonKeys(needs: Dependencies): Promise<PersonKeys> {
  const { pool, masters } = needs;
  await pool.query(keySchema);
  await inTransaction(pool, async (client) => {
    // If two processes start at once, one creates the master key and the other finds it.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.personKeys]);
    await settleMasterKey(client, masters);
  });
  await refuseLostKeys(pool);
  return personKeys(needs);
}

async function settleMasterKey(client: PoolClient, masters: MasterKeySource): Promise<void> {
  const given = await readMasterKeys(masters);
  const { rows } = await client.query<{ value: string }>('select value from ops.secret where name = $1', [masterInUse]);
  const [row] = rows;
  if (row) return refuseUnknown(client, given, row.value);
  const wrapped = await client.query('select 1 from persons.key where wrapped is not null limit 1');
  if (wrapped.rowCount)
    throw new StartupError('There are keys of persons and no log of theirs: restore the schema ops too.');
  const master = given[0] ?? (await makeMasterKey(masters.directory));
  await client.query('insert into ops.secret values ($1, $2)', [masterInUse, master.id]);
}

/** Never replaces a missing master key: all sealed data would be lost. */
async function refuseUnknown(client: PoolClient, given: readonly MasterKey[], inUse: string): Promise<void> {
  const ids = given.map(({ id }) => id);
  const { rows } = await client.query<{ master: string }>(
    'select master from persons.key where wrapped is not null and master <> all($1) limit 1',
    [ids],
  );
  if (ids.includes(inUse) && rows.length === 0) return;
  throw new StartupError(
    given.length === 0
      ? 'The master key of this data is missing: set MASTER_KEY, or put master.key back into DATA_DIR.'
      : 'The data of persons are sealed with another master key: look at MASTER_KEY, MASTER_KEY_PREVIOUS and DATA_DIR/master.key.',
  );
}

/** A sealed log with people who can sign in has at least one key. */
async function refuseLostKeys(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select 1 from ops.sealing where position > 0 and exists (select from ops.credential)
       and not exists (select from persons.key)`,
  );
  if (rowCount) throw new StartupError('The keys of persons are missing: restore the schema persons from its backup.');
}
