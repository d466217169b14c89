import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const watchedMs = 1_000;

/** Says what the machine is busy with while the benchmark does nothing: what comes next is only as good as that is little. */
export async function tellMachine(theme: string): Promise<void> {
  const before = ticks();
  await sleep(watchedMs);
  const after = ticks();
  const busy = (after.busy - before.busy) / (after.all - before.all);
  const load = loadavg()[0]?.toFixed(2);
  console.log(`\n${theme}: ${cpus().length} cores, load ${load}, others use ${(100 * busy).toFixed(0)} % of them`);
}

function ticks() {
  const times = cpus().map(({ times: { idle, ...used } }) => ({ idle, used: sum(Object.values(used)) }));
  const busy = sum(times.map(({ used }) => used));
  return { busy, all: busy + sum(times.map(({ idle }) => idle)) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
