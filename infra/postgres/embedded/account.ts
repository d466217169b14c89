import { execFile } from 'node:child_process';
import { lchown, lstat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../start-up/startup-error.ts';

/** The account that runs Postgres. Empty means the current one. Spread it into the options of `spawn`. */
export type Account = Readonly<{ uid?: number; gid?: number }>;

const run = promisify(execFile);
const systemUser = 'postgres';

/** Postgres refuses to run as root: then it runs as the owner of the data, at first the user `postgres`. */
export async function accountFor(data: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await lstat(data).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : systemAccount(systemUser);
}

/** The ids of a system user, which is created if it does not exist. @throws StartupError */
async function systemAccount(name: string): Promise<Account> {
  const known = await idsOf(name);
  if (known) return known;
  // The first is Debian's and Red Hat's, the second Alpine's. Another start may have created the user first, so only the result counts.
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]).catch(() =>
    run('adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]).catch(() => {}),
  );
  const created = await idsOf(name);
  if (!created) {
    throw new StartupError(
      `Postgres does not run as root, and a user ${name} could not be created: start as an ordinary user.`,
    );
  }
  return created;
}

/** Gives a file that root made to the account that runs Postgres. */
export async function giveTo({ uid, gid }: Account, file: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await lchown(file, uid, gid);
}

/** Whether `account` can enter this directory and all of its parents. */
export async function canEnter(account: Account, directory: string): Promise<boolean> {
  if (account.uid === undefined) return true;
  const entered = run('/bin/sh', ['-c', 'cd "$0"', directory], { ...account, cwd: '/' });
  return entered.then(
    () => true,
    () => false,
  );
}

async function idsOf(name: string): Promise<Account | undefined> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}
