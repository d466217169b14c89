import pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';

export type Ownership = Readonly<{
  /** Asks the server again if the connection was lost meanwhile. */
  isOurs: () => Promise<boolean>;
  release: () => Promise<void>;
  /** Resolves when the connection that holds the lock ends, for whatever reason. */
  lost: Promise<void>;
}>;

/** The time that a server may need to notice that its owner was killed. */
const patience = '300ms';
const lockNotAvailable = '55P03';

/**
 * Only the owner of a Postgres may stop it. The owner holds a lock in it; the lock ends with its holder, also after a crash.
 * Returns undefined if another process owns it. `data` protects against a foreign server on a port that was ours.
 * @throws errors of the connection while the server starts or stops
 */
export async function claimOwnership(url: string, data: string): Promise<Ownership | undefined> {
  let client = await claim(url, data);
  if (!client) return undefined;
  return {
    lost: client.ended,
    async isOurs() {
      if (client && !client.lost) return true;
      client = await claim(url, data);
      return client !== undefined;
    },
    release: async () => client?.connection.end(),
  };
}

type Claim = { readonly connection: pg.Client; readonly ended: Promise<void>; lost: boolean };

async function claim(url: string, data: string): Promise<Claim | undefined> {
  const connection = new pg.Client(url);
  const ended = new Promise<void>((resolve) => connection.once('end', resolve));
  const held: Claim = { connection, ended, lost: false };
  connection.on('error', () => {});
  connection.on('end', () => {
    held.lost = true;
  });
  try {
    await connection.connect();
    const { rows } = await connection.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory !== data) throw new Error('another Postgres answers');
    await connection.query(`set lock_timeout = '${patience}'`);
    await connection.query('select pg_advisory_lock($1)', [advisoryLocks.serverOwner]);
    return held;
  } catch (error) {
    await connection.end();
    if ((error as pg.DatabaseError).code === lockNotAvailable) return undefined;
    throw error;
  }
}
