import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { MediaToolFailed, type ToolFault } from './media-error.ts';
import { type Limits, watchUsage } from './watch-usage.ts';

/** Keeps the beginning and the end of a text of any length: these are the most useful parts of a tool's output. */
class BoundedText {
  readonly #half: number;
  #head = '';
  #tail = '';

  /** @param limit characters kept at most */
  constructor(limit: number) {
    this.#half = limit / 2;
  }

  add(text: string): void {
    const room = this.#half - this.#head.length;
    this.#head += text.slice(0, room);
    this.#tail = (this.#tail + text.slice(room)).slice(-this.#half);
  }

  /** The end of the text, short enough for a log line. */
  end(): string {
    return this.toString().slice(-500);
  }

  toString(): string {
    return this.#head + this.#tail;
  }
}

export type ChildRun = Readonly<{
  command: string;
  arguments: readonly string[];
  /** The working directory. */
  directory: string;
  /** A file that the program writes: its size is watched. */
  output?: string | undefined;
  /** Gets the program's stdout; without it stdout is discarded. */
  consume?: ((stdout: AsyncIterable<Buffer>) => Promise<void>) | undefined;
  limits: Limits;
  /** Its nice value, 10 by default, 19 at most: the higher it is, the more the program waits for others. */
  nice?: number | undefined;
  signal?: AbortSignal | undefined;
}>;

export type ChildEnd = Readonly<{ exitCode: number; said: string }>;

const stderrLimit = 262_144;
const pipesGraceMs = 500;

/**
 * Runs a program in its own process group, and returns its exit code and its stderr (bounded). The
 * whole group is killed before the promise settles, also after an error. Throws `MediaToolFailed`, or the reason of `signal`.
 */
export async function runBounded(run: ChildRun): Promise<ChildEnd> {
  run.signal?.throwIfAborted();
  const child = start(run);
  const said = new BoundedText(stderrLimit);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.add(text));
  const stop = new AbortController();
  const end = (reason: unknown) => stop.abort(reason);
  const pass = (fault: ToolFault) => end(new MediaToolFailed(fault, said.end()));
  const onAbort = () => end(run.signal?.reason);
  run.signal?.addEventListener('abort', onAbort, { once: true });
  stop.signal.addEventListener('abort', () => killGroup(child));
  const stopWatching = watchUsage({ pid: child.pid, output: run.output, limits: run.limits, onPassed: pass });
  const consumed = consume(child, run, pass).catch(end);
  try {
    const [code, signal] = await ended(child);
    killGroup(child);
    await pipesClosed(child);
    await consumed;
    stop.signal.throwIfAborted();
    if (code === null) throw new MediaToolFailed('signal', `${signal} ${said.end()}`);
    return { exitCode: code, said: said.toString() };
  } finally {
    stopWatching();
    run.signal?.removeEventListener('abort', onAbort);
  }
}

/** A minimal environment: the server's own contains secrets. */
function start({ command, arguments: given, directory, consume, nice = 10 }: ChildRun): ChildProcess {
  const child = spawn(command, given, {
    cwd: directory,
    env: { LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' },
    detached: true,
    stdio: ['ignore', consume ? 'pipe' : 'ignore', 'pipe'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, nice);
  } catch {
    // The process may have ended already, and then needs no priority.
  }
  return child;
}

type Ended = readonly [code: number | null, signal: NodeJS.Signals | null];

/** On `exit`, not on `close`: a grandchild that holds a pipe must not keep us waiting. */
function ended(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new MediaToolFailed('start', error.message, error)));
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
}

async function consume({ stdout }: ChildProcess, run: ChildRun, pass: (fault: ToolFault) => void): Promise<void> {
  if (stdout) await run.consume?.(counted(stdout, () => pass('output'), run.limits.outputBytes));
}

async function* counted(stdout: Readable, onPassed: () => void, limit: number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of stdout) {
    if (!Buffer.isBuffer(chunk)) continue;
    total += chunk.length;
    if (total > limit) return onPassed();
    yield chunk;
  }
}

/** A group outlives its leader while it has members. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The group has no members.
  }
}

async function pipesClosed({ stderr }: ChildProcess): Promise<void> {
  if (!stderr || stderr.closed) return;
  const grace = AbortSignal.timeout(pipesGraceMs);
  await once(stderr, 'close', { signal: grace }).catch(() => stderr.destroy());
}
