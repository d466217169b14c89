import { parseArgs } from 'node:util';
import { allFaults } from './all.ts';
import { type Fault, played } from './kit/fault.ts';
import { keptLayout } from './kit/kept-layout.ts';

/**
 * `npm run faults [-- --only F1 --seed 7 --rounds 3 --short]` plays every fault in full, or for a round or two. `--seed` repeats an earlier run.
 * `--layout` plays nothing and keeps the processes of F29 running.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    short: { type: 'boolean' },
    layout: { type: 'boolean' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const chosen = allFaults.filter(({ name }) => !values.only || name.split(' ')[0] === values.only);
const broken: string[] = [];

if (values.layout) await keptLayout(console.log);
else await playAll();

async function playAll() {
  for (const fault of chosen) await play(fault);
  if (chosen.length === 0) throw new Error(`there is no fault ${values.only}`);
  console.log(`${chosen.length - broken.length} of ${chosen.length} faults did no harm; seed ${seed}`);
  if (broken.length > 0) process.exitCode = 1;
}

async function play(fault: Fault) {
  console.log(`\n${fault.name} (--only ${fault.name.split(' ')[0]} --seed ${seed})`);
  const tell = (line: string) => console.log(`  ${line}`);
  try {
    const usual = values.short ? fault.rounds.short : fault.rounds.full;
    const rounds = Number(values.rounds ?? usual);
    const report = await played(fault, { rounds, seed, full: !values.short, tell });
    for (const [what, value] of Object.entries(report)) tell(`${what.padEnd(34)} ${value}`);
  } catch (error) {
    broken.push(fault.name);
    for (const line of String(error).split('\n')) tell(`BROKEN ${line}`);
  }
}
