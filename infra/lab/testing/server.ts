import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runner } from '#infra/programs/program-args.ts';
import { password } from './person.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

export type TestServer = Readonly<{
  url: string;
  process: ChildProcess;
  /** The server's output, line by line. */
  said: readonly string[];
  /** Sends SIGTERM and keeps the data. Resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL, so the server cannot clean up. */
  kill: () => Promise<number | null>;
}>;

/** The server ended before it was ready. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
  readonly exitCode: number | null;

  constructor(exitCode: number | null, said: readonly string[]) {
    super(said.join('\n'));
    this.exitCode = exitCode;
  }
}

/** Starts the product as `npm start` does, or another `program`, on a free port. @throws NotStarted with the output if it does not become ready */
export async function startServer(directory: string, env: Environment = {}, program = 'main.ts'): Promise<TestServer> {
  const { child, said, ended } = run([program], { DATA_DIR: directory, ...env });
  const url = await new Promise<string>((resolve, reject) => {
    const look = (line: string) => {
      const [, found] = /ready on (http:\/\/\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    };
    createInterface({ input: child.stdout }).on('line', look);
    ended.then((code) => reject(new NotStarted(code, said)), reject);
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return { url, process: child, said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Runs one of the product's command lines to its end and returns its output. @throws NotStarted if it ends with an error */
export async function runProgram(program: readonly string[], env: Environment): Promise<readonly string[]> {
  const { said, ended } = run(program, env);
  const code = await ended;
  if (code !== 0) throw new NotStarted(code, said);
  return said;
}

function run(program: readonly string[], env: Environment) {
  const settings = { PORT: '0', ADMIN_PASSWORD: password, NODE_ENV: 'development' };
  const child = spawn(process.execPath, [runner, ...program], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => said.push(line));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

/** A folder for one test file's data; call `remove` when the servers on it have stopped. */
export async function dataDirectory(parent = tmpdir()) {
  const directory = await mkdtemp(path.join(parent, 'rostra-data-'));
  // If the tests run as root, Postgres runs as another user, who needs access.
  await chmod(directory, 0o755);
  // Retries, because the remaining processes of a killed Postgres may still write for a moment.
  return { directory, remove: () => rm(directory, { recursive: true, force: true, maxRetries: 10 }) };
}
