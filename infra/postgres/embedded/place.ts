import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, realpath, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../start-up/startup-error.ts';
import { type Account, accountFor, canEnter, giveTo } from './account.ts';

/** The place of one Postgres. `data` and `password` are in `cluster` and are created with it; `log` survives them. */
export type Place = Readonly<{
  directory: string;
  account: Account;
  cluster: string;
  data: string;
  password: string;
  log: string;
}>;

/**
 * A link in the wanted directory to the place of the data, if the data cannot be there. A link can be created in one
 * atomic step.
 */
const pointer = 'elsewhere';

/**
 * The place of the Postgres of `wanted`. As root this is not always `wanted` itself: Postgres then runs as another user, who
 * may not enter any directory under `/root`.
 * @throws StartupError if nothing can be written
 */
export async function placeFor(wanted: string): Promise<Place> {
  const directory = await writable(wanted);
  const moved = await movedFrom(directory);
  const place = await placeIn(moved ?? directory);
  if (await fits(place)) return place;
  if (moved || existsSync(place.cluster)) {
    throw new StartupError(
      `The owner of the database in ${place.data} cannot enter it: open its parent folders for all.`,
    );
  }
  return placeIn(await moveFrom(directory, place.account));
}

async function placeIn(directory: string): Promise<Place> {
  const cluster = path.join(directory, 'cluster');
  const data = path.join(cluster, 'data');
  const account = await accountFor(data);
  return {
    directory,
    account,
    cluster,
    data,
    password: path.join(cluster, 'password'),
    log: path.join(directory, 'log'),
  };
}

async function writable(wanted: string): Promise<string> {
  try {
    await mkdir(wanted, { recursive: true });
    // Checking the permission is not enough: root also has it on a file system that is mounted read-only.
    await rmdir(await mkdtemp(path.join(wanted, 'try-')));
    return await realpath(wanted);
  } catch (cause) {
    throw new StartupError(`The database cannot lie in ${wanted}: ${(cause as Error).message}.`, { cause });
  }
}

async function movedFrom(directory: string): Promise<string | undefined> {
  const link = path.join(directory, pointer);
  const moved = await readlink(link).catch(() => undefined);
  if (moved === undefined) return undefined;
  if (!existsSync(moved)) {
    throw new StartupError(`The database of ${directory} was in ${moved} and is gone: remove ${link} to begin anew.`);
  }
  sayWhere(directory, moved);
  return moved;
}

/** We may change the owner of the directory itself, but not of its parents. */
async function fits({ directory, account }: Place): Promise<boolean> {
  if (await canEnter(account, directory)) return true;
  await giveTo(account, directory);
  return canEnter(account, directory);
}

async function moveFrom(directory: string, account: Account): Promise<string> {
  await mkdir('/var/lib', { recursive: true });
  const moved = await mkdtemp('/var/lib/rostra-');
  await giveTo(account, moved);
  try {
    await symlink(moved, path.join(directory, pointer));
  } catch {
    // Another first start was quicker.
    await rmdir(moved);
    return (await movedFrom(directory)) ?? directory;
  }
  sayWhere(directory, moved);
  return moved;
}

const sayWhere = (directory: string, moved: string) =>
  console.info(
    `The database of ${directory} lies in ${moved}: the user who runs Postgres for root cannot enter there.`,
  );
