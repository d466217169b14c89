import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runs = 3;

/** CPU seconds of a measurement, the minimum of three: other load only makes a run slower. */
export async function leastCpu(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  return Math.min(...all);
}

/** CPU time of this process for `work`, in seconds. */
export async function cpuOfOurs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** CPU time of a program and its children, from the shell's `times`: `0m1.200s 0m0.050s` in its second line. */
export async function cpuOfProgram(program: string, args: readonly string[]): Promise<number> {
  const { stdout } = await promisify(execFile)('sh', ['-c', '"$@" >/dev/null 2>&1 && times', 'sh', program, ...args]);
  const times = stdout.trim().split('\n').at(-1) ?? '';
  const spent = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
  );
  return spent.reduce((sum, each) => sum + each, 0);
}
