import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Role } from '../../config/settings.ts';
import { StartupError } from '../../start-up/startup-error.ts';
import { advisoryLocks } from '../advisory-locks.ts';

/** The lock of a process that was just killed goes within this time. */
const patience = '1s';
const lockNotAvailable = '55P03';
const retryMs = 1_000;
/** The name of the connection in `pg_stat_activity`, before the id of the process. */
const holder = 'rostra-roles';

type Needs = Readonly<{ roles: readonly Role[]; data: string; warn: (message: string) => void }>;

/** Another process has one of these roles on the folder. That process goes on. */
export class FolderTaken extends StartupError {}

/**
 * One process for each role on a data folder with an embedded Postgres: a second start of the same is an oversight. The locks
 * are in that Postgres and end with their holder, however that ends. After a broken connection this process takes them again.
 * If another process was faster, `warn` says so once, and once more when this process has them back. Answers how to let go.
 * @throws FolderTaken that names the other process
 */
export async function holdRoles(url: string, needs: Needs): Promise<() => Promise<void>> {
  let isReleased = false;
  let held = await claim(url, needs);
  const watch = () => held.once('end', () => void claimAgain());

  async function claimAgain() {
    let isTaken = false;
    while (!isReleased) {
      const claimed = await claim(url, needs).catch(async (error: unknown) => {
        if (error instanceof FolderTaken && !isTaken) {
          isTaken = true;
          needs.warn(`${error.message} Until then both processes work there.`);
        }
        await sleep(retryMs);
      });
      if (!claimed) continue;
      if (isReleased) return claimed.end();
      if (isTaken) needs.warn(`The data folder ${needs.data} is this process's own again.`);
      held = claimed;
      watch();
      return;
    }
  }

  watch();
  return async () => {
    isReleased = true;
    await held.end();
  };
}

async function claim(url: string, { roles, data }: Omit<Needs, 'warn'>): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url, application_name: `${holder} ${process.pid}` });
  connection.on('error', () => {});
  try {
    await connection.connect();
    await connection.query(`set lock_timeout = '${patience}'`);
    // In one order: two starts at once must not wait for each other.
    for (const role of roles.toSorted()) await lock(connection, { role, data });
    return connection;
  } catch (error) {
    await connection.end();
    throw error;
  }
}

async function lock(connection: pg.Client, { role, data }: Readonly<{ role: Role; data: string }>): Promise<void> {
  const key = [advisoryLocks.roles, role];
  await connection.query('select pg_advisory_lock($1, hashtext($2))', key).catch(async (error) => {
    if (error.code !== lockNotAvailable) throw error;
    const { rows } = await connection.query<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and granted and classid = $1 and objid = hashtext($2)::bit(32)::bigint::oid`,
      key,
    );
    const pid = rows[0]?.name.replace(`${holder} `, '') ?? 'unknown';
    throw new FolderTaken(
      `The data folder ${data} is taken: process ${pid} runs there (${role}). Stop it, or set DATA_DIR, or ROLES.`,
    );
  });
}
