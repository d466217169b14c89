import { execFile, spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Place } from './place.ts';
import { postmasterOf } from './postmaster.ts';
import { postgresEnvironment } from './programs.ts';

const run = promisify(execFile);
const logLimit = 1_000_000;
const pollMs = 10;
const fastMs = 10_000;
const immediateMs = 2_000;

/** Sized for a laptop that runs other programs too. Errors in the log are terse, because their details contain names of people. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  idle_in_transaction_session_timeout: '15s',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

type Launch = Readonly<{ place: Place; binaries: string; port: number; flags: readonly string[] }>;

/** Starts a server that outlives this process. Returns undefined once it is ready, else its last output. */
export async function launch({ place, binaries, port, flags }: Launch): Promise<string | undefined> {
  const log = await open(place.log, 'a+', 0o600);
  try {
    await giveTo(place.account, place.log);
    if ((await log.stat()).size > logLimit) await log.truncate();
    const { size } = await log.stat();
    const own = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // In its own session, so that Ctrl-C in a terminal reaches only this process, which stops the server when nobody needs it any more.
    const child = spawn(path.join(binaries, 'postgres'), ['-D', place.data, '-p', String(port), ...own, ...flags], {
      ...place.account,
      cwd: path.parse(binaries).root,
      env: postgresEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    const ended = new Promise<'ended'>((resolve) =>
      child.once('exit', () => resolve('ended')).once('error', () => resolve('ended')),
    );
    if (await readyBefore(ended, { data: place.data, pid: child.pid })) return undefined;
    return await saidSince(log, size);
  } finally {
    await log.close();
  }
}

async function readyBefore(ended: Promise<'ended'>, { data, pid }: { data: string; pid: number | undefined }) {
  for (;;) {
    if ((await Promise.race([ended, sleep(pollMs, 'running' as const)])) === 'ended') return false;
    const postmaster = await postmasterOf(data);
    if (postmaster?.ready && (postmaster.pid === pid || process.platform === 'win32')) return true;
  }
}

async function saidSince(log: FileHandle, from: number): Promise<string> {
  const { size } = await log.stat();
  const { buffer } = await log.read({ buffer: Buffer.alloc(Math.max(0, size - from)), position: from });
  return buffer.toString('utf8');
}

/** Ends all sessions, writes all data, and waits for the end. After 10 s it stops the server at once (SIGQUIT), and the next start recovers from the write-ahead log. */
export async function stopServer(place: Place): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', immediateMs],
  ] as const) {
    const running = await postmasterOf(place.data);
    if (!running) return;
    await send(signal, { pid: running.pid, place });
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      if ((await postmasterOf(place.data))?.pid !== running.pid) return;
      await sleep(pollMs);
    }
  }
}

/** Windows has no signals; Postgres has its own there. */
async function send(signal: 'SIGINT' | 'SIGQUIT', { pid, place }: { pid: number; place: Place }): Promise<void> {
  if (process.platform !== 'win32') return void process.kill(pid, signal);
  await run(path.join(await findBinaries(place), 'pg_ctl'), ['kill', signal.slice('SIG'.length), String(pid)]);
}
