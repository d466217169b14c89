import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runner } from '#infra/programs/program-args.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const lookMs = 50;

/** Output, exit code and peak resident memory (kB, Linux) of a program of this repository. */
export type Ran = Readonly<{ said: readonly string[]; code: number; mostKb: number; tookMs: number }>;

/** Runs a program of this repository to its end. */
export async function ranProgram(given: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  const from = performance.now();
  const child = spawn(process.execPath, [runner, ...given], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => said.push(line));
  let mostKb = 0;
  const looking = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    mostKb = Math.max(mostKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, lookMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(looking);
  return { said, code: code ?? -1, mostKb, tookMs: performance.now() - from };
}
