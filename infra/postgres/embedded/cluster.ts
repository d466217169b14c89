import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../start-up/startup-error.ts';
import { giveTo } from './account.ts';
import { makeWhole } from './make-whole.ts';
import type { Place } from './place.ts';
import { postgresEnvironment } from './programs.ts';

const run = promisify(execFile);

/** Creates an empty cluster with a random password, unless there is one. @throws StartupError with initdb's message */
export function makeCluster(place: Place, binaries: string): Promise<void> {
  return makeWhole(place.cluster, async (making) => {
    const password = path.join(making, path.basename(place.password));
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const file of [making, password]) await giveTo(place.account, file);
    await initialise({ data: path.join(making, path.basename(place.data)), password, binaries, place });
  });
}

type Making = Readonly<{ data: string; password: string; binaries: string; place: Place }>;

async function initialise({ data, password, binaries, place }: Making): Promise<void> {
  // The password is random: key stretching would only slow down each connection, on both sides.
  const connecting = ['--username=postgres', '--auth=scram-sha-256', '--set=scram_iterations=1'];
  const options = [...connecting, '--encoding=UTF8', '--locale=C'];
  try {
    await run(path.join(binaries, 'initdb'), [`--pgdata=${data}`, `--pwfile=${password}`, ...options], {
      ...place.account,
      cwd: path.parse(binaries).root,
      env: postgresEnvironment(),
    });
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { stderr?: string };
    const why = /error: (.*)/.exec(stderr)?.[1] ?? message;
    throw new StartupError(`The database could not be made in ${place.directory}: ${why}.`, { cause });
  }
}
