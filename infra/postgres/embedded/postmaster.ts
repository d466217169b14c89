import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export type Postmaster = Readonly<{ pid: number; port: number; ready: boolean }>;

const run = promisify(execFile);
const unwrittenForMs = 2_000;

/**
 * The server that runs on these data, also a starting or stopping one. `postmaster.pid` may be left over from a crash,
 * and its number may now belong to another program, so the command line of that process has to name the data as well.
 * Lines of the file: 1 process, 4 port, 8 state (PostgreSQL, `pidfile.h`).
 */
export async function postmasterOf(data: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || !(await runsOn(pid, data))) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Postgres itself replaces the file of a dead process. It does not replace a file whose process id was reused by another program,
 * or a file that a power cut left empty. Call this when `postmasterOf` found nothing.
 */
export async function clearStalePidFile(data: string): Promise<void> {
  const file = pidFile(data);
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && isAlive(pid) && !(await runsOn(pid, data))) await rm(file, { force: true });
  if (pid > 0) return;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (mtimeMs < Date.now() - unwrittenForMs) await rm(file, { force: true });
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function runsOn(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  return (await commandLine(pid)).includes(`-D ${data} `);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const said = await run('ps', ['-ww', '-p', String(pid), '-o', 'args=']).catch(() => ({ stdout: '' }));
  return said.stdout;
}
