import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../start-up/startup-error.ts';
import { packagedBinaries } from './package.ts';
import type { Place } from './place.ts';
import { type Programs, programsIn } from './programs.ts';

/** Folders with a subfolder for each version that contains `bin`: Debian, Red Hat, Homebrew on both kinds of Mac. */
const usualPlaces = [
  ['/usr/lib/postgresql', /^\d+$/],
  ['/usr', /^pgsql-\d+$/],
  ['/opt/homebrew/opt', /^postgresql@\d+$/],
  ['/usr/local/opt', /^postgresql@\d+$/],
] as const;

/**
 * The directory of the programs for this machine: from the package, or else from the system.
 * @throws StartupError if there are none, or none of the major version that wrote the data
 */
export async function findBinaries(place: Place): Promise<string> {
  const written = await readFile(path.join(place.data, 'PG_VERSION'), 'utf8').then(Number, () => undefined);
  const found = new Set<number>();
  for await (const { directory, major } of candidates(place)) {
    if (written === undefined || written === major) return directory;
    found.add(major);
  }
  if (written !== undefined && found.size > 0) {
    const here = [...found].join(' and ');
    throw new StartupError(
      `The database in ${place.data} was written by Postgres ${written}, and here is only Postgres ${here}: install ${written}, or dump and restore it.`,
    );
  }
  throw new StartupError(
    `There is no embedded Postgres for ${process.platform} on ${process.arch}: install Postgres, or set DATABASE_URL to one that runs.`,
  );
}

async function* candidates(place: Place): AsyncGenerator<Programs> {
  const packaged = await packagedBinaries(place);
  if (packaged) yield packaged;
  for (const directory of await systemBinaries()) {
    const programs = await programsIn(directory, place.account);
    if (programs) yield programs;
  }
}

async function systemBinaries(): Promise<readonly string[]> {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((directory) => path.isAbsolute(directory));
  const usual = await Promise.all(
    usualPlaces.map(async ([parent, name]) => {
      const names = (await readdir(parent).catch(() => [])).filter((child) => name.test(child));
      return names.map((child) => path.join(parent, child, 'bin'));
    }),
  );
  const newestFirst = new Intl.Collator('en', { numeric: true }).compare;
  return [...onPath, ...usual.flat().sort(newestFirst).reverse()];
}
