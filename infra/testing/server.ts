import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type TestServer = Readonly<{
  url: string;
  process: ChildProcess;
  /** SIGTERM, as Ctrl-C does; the data stay. */
  stop: () => Promise<void>;
  /** SIGKILL: nothing is put in order. */
  kill: () => Promise<void>;
}>;

/** The product as `npm start` runs it, on a free port. @throws Error with what it said, where it does not come up */
export async function startServer(directory: string, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const settings = {
    PORT: '0',
    DATA_DIR: directory,
    ADMIN_PASSWORD: 'Vortrag-halten-7',
    NODE_ENV: 'development',
    ...env,
  };
  const child = spawn('node', ['--import', 'tsx', 'main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /ready on (http:\/\/\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, process: child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  }
  await ended;
  throw new Error(said.join(''));
}

/** A folder for one test file's data; call `remove` when the servers on it have stopped. */
export async function dataDirectory() {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-data-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
