import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Environment, startServer, type TestServer } from '../../../testing/server.ts';
import type { Addresses } from '../kill-request.ts';
import type { Random } from '../random.ts';

/** Time limit for recovery, generous enough for a busy machine. */
const patienceMs = 60_000;

/** One strike. `struck` must be called at the moment of the strike, with its kind. */
export type Blow = Readonly<{ number: number; random: Random; struck: (how: string) => void }>;

/** A server with its dependencies, and a way to strike at it. */
export type Target = Readonly<{
  url: string;
  addresses: Addresses;
  /** Time of a healthy start on the same data. */
  startMs: number;
  /** Strikes once. Returns the time from the moment when recovery was possible to the recovery, in ms. */
  strike: (blow: Blow) => Promise<number>;
  /** @throws if the server has ended by itself */
  assertRunning: () => void;
  stop: () => Promise<void>;
}>;

/** Starts a server and prints its failed requests here: no storm explains a 500, and the client gets no reason. */
export async function startTarget(directory: string, env: Environment): Promise<TestServer> {
  const server = await startServer(directory, { ...env, LOG_LEVEL: 'error' });
  if (server.process.stdout)
    createInterface({ input: server.process.stdout }).on('line', (line) => {
      if (line.includes('a request failed')) console.error(line);
    });
  return server;
}

const pollMs = 20;

/** Reasons why the server is not ready; `silence` if it does not answer. */
async function reasonsOf(server: TestServer): Promise<readonly string[]> {
  assertRunning(server);
  const answer = await fetch(`${server.url}/health/ready`).catch(() => undefined);
  const { reasons } = ((await answer?.json().catch(() => undefined)) ?? {}) as { reasons?: readonly string[] };
  return reasons ?? ['silence'];
}

/** Waits until the server answers and names none of `reasons`. Returns how long that took, in ms. @throws after `patienceMs` */
export function readyAgain(server: TestServer, reasons: readonly string[]): Promise<number> {
  return untilReasons(server, (found) => !found.some((reason) => reason === 'silence' || reasons.includes(reason)));
}

/** Waits until the server names one of `reasons` for not being ready. Returns how long that took, in ms. @throws after `patienceMs` */
export function notReady(server: TestServer, reasons: readonly string[]): Promise<number> {
  return untilReasons(server, (found) => found.some((reason) => reasons.includes(reason)));
}

async function untilReasons(server: TestServer, holds: (found: readonly string[]) => boolean): Promise<number> {
  const from = performance.now();
  for (let found = await reasonsOf(server); !holds(found); found = await reasonsOf(server)) {
    if (performance.now() - from > patienceMs)
      throw new Error(
        `it still says that it is not ready (${found.join(', ')}):\n${server.said.slice(-20).join('\n')}`,
      );
    await sleep(pollMs);
  }
  return performance.now() - from;
}

export function assertRunning({ process: { exitCode }, said }: TestServer): void {
  if (exitCode !== null) throw new Error(`the server ended with ${exitCode}: ${said.slice(-20).join('\n')}`);
}
