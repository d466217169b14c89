import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { analysisFigures } from './analysis-speed.ts';
import { callFigures } from './call-speed.ts';
import { clientFigures } from './client-size.ts';
import { commandFigures } from './command-speed.ts';
import { eventStoreDbFigures } from './eventstoredb-speed.ts';
import { fanOutFigures } from './fan-out-speed.ts';
import type { Figure } from './figure.ts';
import { historyFigures } from './history-speed.ts';
import { largeFigures } from './large-speed.ts';
import { logFigures } from './log-speed.ts';
import { pageFigures } from './page-speed.ts';
import { peopleFigures } from './people-speed.ts';
import { proofFigures } from './proof-speed.ts';
import { pushFigures } from './push-latency.ts';
import { readFigures } from './read-speed.ts';
import { sealingFigures } from './sealing-speed.ts';
import { seminarFigures } from './seminar-speed.ts';
import { upkeepFigures } from './upkeep-speed.ts';

const watchedMs = 1_000;

/** Reports the machine's load while the benchmark does nothing: the results are only reliable if it is low. */
async function tellMachine(theme: string): Promise<void> {
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

type Theme = (directory: string, long: boolean) => Promise<readonly Figure[]>;

/**
 * `npm run bench [-- --only NAME] [--long]`. Machines differ and are noisy: compare the ratios to a reference that is
 * measured in the same run. The other load of the machine is printed beside them.
 */
const themes = {
  analysis: analysisFigures,
  log: logFigures,
  sealing: sealingFigures,
  commands: commandFigures,
  calls: callFigures,
  reads: readFigures,
  pushes: pushFigures,
  'fan-out': fanOutFigures,
  seminars: seminarFigures,
  large: largeFigures,
  people: peopleFigures,
  upkeep: upkeepFigures,
  proof: proofFigures,
  history: historyFigures,
  eventstoredb: eventStoreDbFigures,
  client: clientFigures,
  pages: pageFigures,
} satisfies Record<string, Theme>;

const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean', default: false } } });
const chosen = Object.entries<Theme>(themes).filter(([name]) => !values.only || name === values.only);
if (chosen.length === 0) throw new Error(`there is no ${values.only}: ${Object.keys(themes).join(', ')}`);

const directory = await mkdtemp(path.join(tmpdir(), 'rostra-bench-'));
// As root, Postgres runs as another user, who has to be able to enter the folder.
await chmod(directory, 0o755);
try {
  for (const [name, measure] of chosen) {
    await tellMachine(name);
    for (const figure of await measure(directory, values.long)) tell(figure);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

function tell({ name, value, ratio, to, goal }: Figure) {
  const beside = ratio === undefined ? '' : `${ratio.toFixed(2)} × ${to}`;
  console.log(`${name.padEnd(50)} ${value.padStart(22)}   ${beside}${goal ? `   (goal: ${goal})` : ''}`);
}
