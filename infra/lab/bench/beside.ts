import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programArgs } from '#infra/programs/program-args.ts';

/** A program in its own process, so that it shares no event loop. */
export type Beside = Readonly<{
  /** Its first line, which it writes when it is ready. */
  said: string;
  /** Closes its input, and waits until it has ended. */
  end: () => Promise<void>;
}>;

/** @throws Error if it ends without any output */
export async function startBeside(program: URL, request: unknown = {}): Promise<Beside> {
  const given = programArgs(program, JSON.stringify(request));
  const child = spawn(process.execPath, given, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const first = once(createInterface({ input: child.stdout }), 'line');
  const [said] = await Promise.race([
    first,
    ended.then(() => {
      throw new Error(`${program} did not start`);
    }),
  ]);
  return {
    said: String(said),
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}

/** For the program: the request that it was started with, and a promise that resolves when its parent closes the input. */
export const requestGiven = (): unknown => JSON.parse(process.argv[2] ?? '{}');
export const untilUnwanted = (): Promise<unknown> => once(process.stdin.resume(), 'end');
