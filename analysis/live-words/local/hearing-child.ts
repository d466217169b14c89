import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { residentBytes } from '#infra/media/watch-usage.ts';
import { runner } from '#infra/programs/program-args.ts';
import type { WhisperInstallation } from '../../transcription/whisper/installation.ts';
import { HearingAnswer, type HearingRequest } from './hearing-request.ts';

const program = fileURLToPath(new URL('./hearing-process.ts', import.meta.url));

export type Bounds = Readonly<{
  /** Time limits for loading the model, and for one stretch of sound. Milliseconds. */
  loadMs: number;
  hearMs: number;
  /** Maximum resident memory of the process in bytes; checked after each answer. */
  memoryBytes: number;
}>;

export type HearingChild = Readonly<{
  /** One request at a time. @throws Error if it fails or exceeds a limit; then the process is killed */
  tell: (request: HearingRequest) => Promise<HearingAnswer>;
  isAlive: () => boolean;
  kill: () => Promise<void>;
}>;

/** A process that has the model in memory. @throws Error if the model could not be loaded */
export async function startHearing(installation: WhisperInstallation, bounds: Bounds): Promise<HearingChild> {
  const child = start();
  const told = tellerOf(child, bounds);
  await told.tell({ kind: 'load', installation });
  return told;
}

/** A minimal environment: the server's own contains secrets. */
function start(): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return fork(runner, [program], {
    execArgv: [],
    env: { PATH, HOME, TMPDIR, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

function tellerOf(child: ChildProcess, { loadMs, hearMs, memoryBytes }: Bounds): HearingChild {
  let isAlive = true;
  const gone = once(child, 'exit').catch(() => {});
  child.once('error', () => {
    isAlive = false;
  });
  child.once('exit', () => {
    isAlive = false;
  });
  async function kill() {
    if (isAlive) child.kill('SIGKILL');
    isAlive = false;
    await gone;
  }

  async function tell(request: HearingRequest): Promise<HearingAnswer> {
    try {
      const answer = await answerOf(child, request, request.kind === 'load' ? loadMs : hearMs);
      if ((await residentBytes(child.pid)) > memoryBytes) throw new Error('it takes too much memory');
      if (answer.kind === 'failed') throw new Error(answer.message);
      return answer;
    } catch (error) {
      await kill();
      throw new Error('the local transcriber failed', { cause: error });
    }
  }
  return { tell, isAlive: () => isAlive, kill };
}

async function answerOf(child: ChildProcess, request: HearingRequest, patienceMs: number): Promise<HearingAnswer> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  const answered = once(child, 'message', { signal }).then(([message]) => HearingAnswer.parse(message));
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('it ended');
  });
  child.send(request, (error) => error && over.abort(error));
  try {
    return await Promise.race([answered, ended]);
  } finally {
    over.abort();
    // Nobody awaits the promise that loses the race, so its rejection is ignored here.
    for (const late of [answered, ended]) late.catch(() => {});
  }
}
