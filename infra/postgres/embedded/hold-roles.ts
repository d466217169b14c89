import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Role } from '../../config/settings.ts';
import { StartupError } from '../../start-up/startup-error.ts';
import { advisoryLocks } from '../advisory-locks.ts';

/** The lock of a killed process is released within this time. */
const patience = '1s';
const lockNotAvailable = '55P03';
const retryMs = 1_000;
/** The name of the connection in `pg_stat_activity`, before the id of the process. */
const holder = 'rostra-roles';

type Needs = Readonly<{ roles: readonly Role[]; data: string; warn: (message: string) => void }>;

/** Another process has one of these roles on the folder. That process keeps running. */
export class FolderTaken extends StartupError {
  readonly role: Role;

  constructor(message: string, role: Role) {
    super(message);
    this.role = role;
  }
}

export type HeldRoles = Readonly<{
  /** The roles of this process that another process took. */
  lost: () => readonly Role[];
  release: () => Promise<void>;
}>;

/** With `DATABASE_URL` any number of processes have a role: nobody holds one, and nobody loses one. */
export const noRoles: HeldRoles = { lost: () => [], release: async () => {} };

/**
 * Allows one process for each role on a data folder with an embedded Postgres: a second start of a role is a mistake. The locks
 * are in that Postgres and end with their holder, also after a crash. After a broken connection this process takes them again.
 * If another process was faster, `warn` reports it once, and again when this process has all of them back.
 * @throws FolderTaken that names the other process
 */
export async function holdRoles(url: string, { roles, data, warn }: Needs): Promise<HeldRoles> {
  // In one fixed order, so that two starts cannot deadlock.
  const inOrder = roles.toSorted();
  let isReleased = false;
  let lost: readonly Role[] = [];
  let held = await connect(url);
  try {
    for (const role of inOrder) await lock(held.connection, { role, data });
  } catch (error) {
    await held.connection.end();
    throw error;
  }

  /** Takes the roles that are free, and waits for the others. */
  async function claimAgain() {
    for (let missing: readonly Role[] = inOrder; missing.length > 0 && !isReleased; missing = lost) {
      const taken: FolderTaken[] = [];
      for (const role of missing) {
        await lock(held.connection, { role, data }).catch((error) => {
          if (!(error instanceof FolderTaken)) throw error;
          taken.push(error);
        });
      }
      if (taken[0] && lost.length === 0) warn(`${taken[0].message} Until then both processes work there.`);
      if (!taken[0] && lost.length > 0) warn(`The data folder ${data} is this process's own again.`);
      lost = taken.map(({ role }) => role);
      if (taken[0]) await sleep(retryMs);
    }
  }

  async function keep() {
    await held.ended;
    while (!isReleased) {
      try {
        held = await connect(url);
        if (isReleased) return held.connection.end();
        await claimAgain();
        await held.ended;
      } catch {
        await held.connection.end();
        await sleep(retryMs);
      }
    }
  }

  void keep();
  return {
    lost: () => lost,
    release: async () => {
      isReleased = true;
      await held.connection.end();
    },
  };
}

async function connect(url: string) {
  const connection = new pg.Client({ connectionString: url, application_name: `${holder} ${process.pid}` });
  connection.on('error', () => {});
  const ended = new Promise<void>((resolve) => void connection.once('end', resolve));
  try {
    await connection.connect();
    await connection.query(`set lock_timeout = '${patience}'`);
    return { connection, ended };
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
       where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
         and classid = $1 and objid = hashtext($2)::bit(32)::bigint::oid`,
      key,
    );
    const pid = rows[0]?.name.replace(`${holder} `, '') ?? 'unknown';
    throw new FolderTaken(
      `The data folder ${data} is taken: process ${pid} runs there (${role}). Stop it, or set DATA_DIR, or ROLES.`,
      role,
    );
  });
}
