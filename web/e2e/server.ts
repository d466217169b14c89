import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type RunningServer = Readonly<{
  url: string;
  /** Stops it, and starts it again with the same data at the same address. */
  restart: () => Promise<void>;
}>;

/** `npm start` with data of its own, for the running test. */
export async function startServer(): Promise<RunningServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-e2e-'));
  let running = await start(directory, '0');
  onTestFinished(async () => {
    await stop(running.process);
    await rm(directory, { recursive: true, force: true });
  });
  const { url } = running;
  const restart = async () => {
    await stop(running.process);
    running = await start(directory, new URL(url).port);
  };
  return { url, restart };
}

async function start(directory: string, port: string): Promise<Readonly<{ process: ChildProcess; url: string }>> {
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: port, DATA_DIR: directory };
  // vitest says `test`, and vite would build for that.
  delete env.NODE_ENV;
  const server = spawn('node', ['--import', 'tsx', 'main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) {
    const url = /ready on (http:\/\/\S+)/.exec(line)?.[1];
    if (url) return { process: server, url };
  }
  throw new Error('the server ended before it listened');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
