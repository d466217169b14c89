import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { call } from './call.ts';
import { dataDirectory } from './server.ts';

const run = promisify(execFile);

/**
 * The environment variable with the address of the shared resources. The global setup of the tests sets it, and their
 * processes inherit it.
 */
export const shareVariable = 'TESTS_SHARE_AT';

/** A running server, and the folder with its data. */
export type Place = Readonly<{ url: string; directory: string }>;

/**
 * A server with the people and sessions of other tests, for tests that need no settings of their own. A test makes its own
 * account here, and looks only at its own data.
 */
export async function sharedServer(): Promise<Place> {
  return asked<Place>('GET /server');
}

/** The Postgres of all tests. Each test makes its own databases; `template` has everything that must exist before the first event. */
export const sharedPostgres = () => asked<Readonly<{ url: string; template: string }>>('GET /postgres');

/**
 * A folder with the data of a server that was started once, so the next start need not create a database. The folder is empty
 * if no resources are shared. Call `remove` when the servers on it have stopped.
 */
export async function usedDirectory(): ReturnType<typeof dataDirectory> {
  const made = await dataDirectory();
  // Keeps the files' owners, because Postgres may run as another user.
  if (process.env[shareVariable]) await run('cp', ['-a', `${await asked<string>('GET /data')}/.`, made.directory]);
  return made;
}

/** The directory in which test apps keep their data. */
export const appsDirectory = () => asked<string>('GET /apps');

async function asked<Answered>(what: string): Promise<Answered> {
  const address = process.env[shareVariable];
  if (!address) throw new Error('only tests share a server');
  const { status, body } = await call<Answered>(address, what);
  if (status !== 200) throw new Error(`${what} of what tests share: ${body}`);
  return body;
}
