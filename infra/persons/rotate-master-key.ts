import type { Pool } from 'pg';
import { inTransaction } from '../postgres/pool.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { rewrapSecrets } from './data-secrets.ts';
import { lockMasterInUse, masterInUse } from './key-table.ts';
import {
  forgetPreviousMasterKey,
  type MasterKey,
  type MasterKeySource,
  readMasterKeys,
  renewMasterKey,
  unwrap,
  wrap,
} from './master-keys.ts';

type Row = Readonly<{ person: string; master: string; wrapped: Buffer }>;
const batchSize = 1_000;

/**
 * Wraps the keys of all persons with the newest master key: the one in the settings, or, if the key is in a file, a new
 * one that this call creates. No event is changed. Both master keys are valid until the end; an interrupted rotation is continued. Returns the
 * number of keys. @throws StartupError if the settings have no other key
 */
export async function rotateMasterKey(pool: Pool, source: MasterKeySource): Promise<number> {
  const masters = await newestFirst(pool, source);
  const [newest] = masters;
  await refuseUnknown(pool, masters);
  // From here on no process wraps a new key with an older master key; pending ones have finished.
  await inTransaction(pool, async (client) => {
    await client.query(`select ${lockMasterInUse}`);
    await client.query('update ops.secret set value = $2 where name = $1', [masterInUse, newest.id]);
    await rewrapSecrets(client, masters);
  });
  let count = 0;
  for (let wrapped = await wrapSome(pool, masters); wrapped > 0; wrapped = await wrapSome(pool, masters))
    count += wrapped;
  if (!source.settings.MASTER_KEY) await forgetPreviousMasterKey(source.directory);
  return count;
}

type Masters = readonly [newest: MasterKey, ...MasterKey[]];

async function newestFirst(pool: Pool, source: MasterKeySource): Promise<Masters> {
  const [newest, ...older] = await readMasterKeys(source);
  if (!newest) throw new StartupError('There is no master key: set MASTER_KEY, or put master.key back into DATA_DIR.');
  if (!(await isInUseAlone(pool, newest))) return [newest, ...older];
  if (!source.settings.MASTER_KEY) return [await renewMasterKey(source.directory), newest];
  throw new StartupError(
    'All keys are wrapped with MASTER_KEY already: set another one, and this as MASTER_KEY_PREVIOUS.',
  );
}

/** Whether every key is already wrapped with this master key. */
async function isInUseAlone(pool: Pool, newest: MasterKey): Promise<boolean> {
  const { rows } = await pool.query<{ isDone: boolean }>(
    `select value = $2 and not exists (select from persons.key where master <> $2) as "isDone"
       from ops.secret where name = $1`,
    [masterInUse, newest.id],
  );
  return rows[0]?.isDone ?? false;
}

/** With a file a new key can always be created; with the settings it has to be set first. */
export async function canRotateMasterKey(pool: Pool, source: MasterKeySource): Promise<boolean> {
  const [newest] = await readMasterKeys(source);
  return newest !== undefined && (!source.settings.MASTER_KEY || !(await isInUseAlone(pool, newest)));
}

/** Called before anything is changed. */
async function refuseUnknown(pool: Pool, masters: Masters): Promise<void> {
  const { rows } = await pool.query<{ master: string }>(
    'select master from persons.key where wrapped is not null and master <> all($1) limit 1',
    [masters.map(({ id }) => id)],
  );
  if (rows.length > 0)
    throw new StartupError('Keys are wrapped with a master key that is not here: look at MASTER_KEY_PREVIOUS.');
}

/** Returns the number of keys that it wrapped; 0 when all are done. */
function wrapSome(pool: Pool, [newest, ...older]: Masters): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(
      `select person, master, wrapped from persons.key where master <> $1 limit ${batchSize} for update`,
      [newest.id],
    );
    const anew = rows.map(({ person, master, wrapped }) => {
      const old = older.find(({ id }) => id === master);
      if (!old) throw new Error(`a key is wrapped with a master key that is not here (${master})`);
      return wrap(unwrap(wrapped, person, old), person, newest);
    });
    await client.query(
      `update persons.key k set wrapped = new.wrapped, master = $3
         from unnest($1::text[], $2::bytea[]) as new (person, wrapped) where k.person = new.person`,
      [rows.map(({ person }) => person), anew, newest.id],
    );
    return rows.length;
  });
}
