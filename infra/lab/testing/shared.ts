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

/** A server that runs, and the folder with its data. */
export type Place = Readonly<{ url: string; directory: string }>;

/**
 * `npm start`, with the people and talks of other tests. Use it if a test needs no settings of its own. A test makes its own
 * account here, and looks at nothing that could be somebody else's.
 */
export async function sharedServer(): Promise<Place> {
  return asked<Place>('GET /server');
}

/** The Postgres of all tests. Each has databases of its own; `template` has all that must be there before the first event. */
export const sharedPostgres = () => asked<Readonly<{ url: string; template: string }>>('GET /postgres');

/**
 * A folder with the data of a server that has been started once: the next start finds its database made. Empty where
 * nobody shares one. Call `remove` when the servers on it have stopped.
 */
export async function usedDirectory(): ReturnType<typeof dataDirectory> {
  const made = await dataDirectory();
  // As it is: Postgres may belong to somebody else.
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
