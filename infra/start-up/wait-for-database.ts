import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from './startup-error.ts';

const pauseMs = 500;
const connectMs = 5_000;
/** A starting database, or a network that is not up yet. Waiting does not solve other errors. */
const passing: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'],
  ...['57P01', '57P02', '57P03', '53300'],
]);

type Patience = Readonly<{ seconds: number; tell: (line: string) => void }>;

/** Waits until the database answers. Reports once that it waits. @throws StartupError after `seconds` */
export async function waitForDatabase(url: string, { seconds, tell }: Patience): Promise<void> {
  const deadline = performance.now() + seconds * 1_000;
  for (let tries = 1; ; tries++) {
    const fault = await faultOf(url);
    if (fault === undefined) return;
    if (!passing.has(fault) || performance.now() >= deadline)
      throw new StartupError(`The database does not answer (${fault}): look at DATABASE_URL.`);
    if (tries === 1) tell(`The database does not answer yet (${fault}): waiting up to ${seconds} s for it.`);
    await sleep(pauseMs);
  }
}

/** The code of the error. */
async function faultOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    // The driver's own errors, for a timeout or a hang-up, have no code.
    const { code = 'ETIMEDOUT' } = error as NodeJS.ErrnoException;
    return code;
  } finally {
    await client.end().catch(() => {});
  }
}
