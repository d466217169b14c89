import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

type Options = Readonly<{ env?: Readonly<Record<string, string>>; stdio?: StdioOptions }>;

/** Starts a program that ends with the running test. */
export function ownProcess(program: string, args: readonly string[], { env, stdio = 'ignore' }: Options): ChildProcess {
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env } });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  return child;
}
