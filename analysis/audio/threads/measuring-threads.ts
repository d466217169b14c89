import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { runner } from '#infra/programs/program-args.ts';
import type { AudioMeasures } from '../measures.ts';
import type { Answer, Request } from './measure-thread.ts';

export type MeasuringThreads = Readonly<{
  /** Runs `measureAudio` in a thread, on a file of raw signed 16-bit mono. Rejects with the signal's reason if aborted. */
  measure(request: Request, signal?: AbortSignal): Promise<AudioMeasures>;
  /** Ends idle threads. Busy threads end when their caller aborts. */
  close(): Promise<void>;
}>;

const program = fileURLToPath(new URL('./measure-thread.ts', import.meta.url));
/** Maximum MB of a thread's JavaScript heap. A talk of two hours needs a tenth of it. */
const mostMemory = 512;

/**
 * Measures each talk in a thread, so that measuring does not block requests. Idle threads are kept for the next talk. The
 * caller bounds the number of threads.
 */
export function measuringThreads(): MeasuringThreads {
  const idle: Worker[] = [];
  return {
    async measure(request, signal) {
      signal?.throwIfAborted();
      const thread = idle.pop() ?? startThread(idle);
      thread.ref();
      try {
        const measures = await ask(thread, request, signal);
        thread.unref();
        idle.push(thread);
        return measures;
      } catch (error) {
        await thread.terminate();
        throw error;
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()));
    },
  };
}

async function ask(thread: Worker, request: Request, signal?: AbortSignal): Promise<AudioMeasures> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  thread.once('exit', onExit);
  thread.postMessage(request);
  try {
    // Also rejects on 'error', which a thread emits when it runs out of memory.
    const waiting = AbortSignal.any(signal ? [signal, ended.signal] : [ended.signal]);
    const [answer] = (await once(thread, 'message', { signal: waiting })) as [Answer];
    if ('error' in answer) throw answer.error;
    return answer.measures;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    thread.off('exit', onExit);
  }
}

function startThread(idle: Worker[]): Worker {
  const limits = { maxOldGenerationSizeMb: mostMemory };
  const thread = new Worker(runner, { argv: [program], execArgv: [], resourceLimits: limits });
  // `ask` reports the failure of a busy thread. An idle thread that fails must not end the process, and is dropped.
  thread.on('error', () => {});
  thread.once('exit', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  });
  return thread;
}
