import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

/** The programs of Postgres, of one major version, in one directory. */
export type Programs = Readonly<{ directory: string; major: number }>;

/** The programs in a directory; undefined unless both are there, run for this account and have the same version. */
export async function programsIn(directory: string, account: Account): Promise<Programs | undefined> {
  const options = { ...account, cwd: path.parse(directory).root, env: postgresEnvironment() };
  try {
    const said = await Promise.all(
      ['postgres', 'initdb'].map((program) => run(path.join(directory, program), ['--version'], options)),
    );
    const [major, maker] = said.map(({ stdout }) => Number(/ (\d+)/.exec(stdout)?.[1]));
    return major !== undefined && major > 0 && major === maker ? { directory, major } : undefined;
  } catch {
    return undefined;
  }
}

/** A minimal environment: the server's own contains secrets, and may contain settings (`PGPORT`) for another Postgres. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const needed = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(needed), LC_ALL: 'C', TZ: 'UTC' };
}
