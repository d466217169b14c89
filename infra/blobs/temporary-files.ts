import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { dayMs } from '#domain/kernel/durations.ts';
import { hasCode } from './disk-error.ts';

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const run = randomBytes(4).toString('hex');
const ours = `tmp-${host}-${process.pid}-${run}-`;
const named = /^tmp-([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;
const oldMs = dayMs;

/** A new name in `directory`, which is created. The name contains its process, and nothing about a user. */
export async function temporaryFile(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return path.join(directory, `${ours}${randomBytes(12).toString('hex')}`);
}

/** A private directory for one job. It is removed with its content when `use` ends, also after an error. */
export async function withTemporaryDirectory<T>(directory: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const made = await mkdtemp(path.join(directory, ours));
  try {
    return await use(made);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** At start: removes files in `directory` that crashed processes left, and keeps files of living processes. */
export async function cleanTemporary(directory: string): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (!(await isLeftOver(directory, name))) continue;
    await rm(path.join(directory, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Whether a file is left over from a process that ended. The state of a process on another host is unknown, so there the age
 * decides.
 */
async function isLeftOver(directory: string, name: string): Promise<boolean> {
  const [, ofHost, pid, ofRun] = named.exec(name) ?? [];
  if (pid === undefined || ofRun === run) return false;
  if (ofHost === host && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  const found = await stat(path.join(directory, name)).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > oldMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
