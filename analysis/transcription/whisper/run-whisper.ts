import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runner } from '#infra/programs/program-args.ts';
import { TranscriberUnavailable } from '../transcriber-error.ts';
import { type LocalRequest, WhisperAnswer } from './whisper-request.ts';

export type HeardWords = Extract<WhisperAnswer, { kind: 'heard' }>['words'];

const whisper = fileURLToPath(new URL('./whisper-process.ts', import.meta.url));

/** The words of each piece. A process that is silent for `patienceMs` is killed. @throws TranscriberUnavailable, or the signal's reason */
export async function runWhisper(
  request: LocalRequest<unknown>,
  { patienceMs, signal, program = whisper }: Readonly<{ patienceMs: number; signal: AbortSignal; program?: string }>,
): Promise<readonly HeardWords[]> {
  signal.throwIfAborted();
  const child = start(program);
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    return await answersOf(child, request, patienceMs);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** A minimal environment: the server's own contains secrets. */
function start(program: string): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = fork(runner, [program], {
    execArgv: [],
    env: { PATH, HOME, TMPDIR, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10);
  } catch {
    // The process may have ended already, and then needs no priority.
  }
  return child;
}

function answersOf(
  child: ChildProcess,
  request: LocalRequest<unknown>,
  patienceMs: number,
): Promise<readonly HeardWords[]> {
  return new Promise((resolve, reject) => {
    const heard: HeardWords[] = [];
    const fail = (what: string) => {
      clearTimeout(watch);
      reject(new TranscriberUnavailable(`The local transcriber ${what}`));
    };
    const watch = setTimeout(() => fail('took too long'), patienceMs);
    child.on('message', (message) => {
      watch.refresh();
      const answer = WhisperAnswer.safeParse(message);
      if (!answer.success) return fail('answered something else than words');
      if (answer.data.kind === 'failed') return fail(`failed: ${answer.data.message}`);
      if (answer.data.kind === 'heard') heard.push(answer.data.words);
      if (heard.length < request.pieces.length) return undefined;
      clearTimeout(watch);
      return resolve(heard);
    });
    child.once('error', () => fail('could not be started'));
    child.once('exit', (code, killer) => fail(`ended before its work (${killer ?? code})`));
    child.send(request, (error) => error && fail('could not be told what to hear'));
  });
}
