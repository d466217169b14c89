import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allFaults } from './all.ts';
import { type Fault, played } from './kit/fault.ts';
import { type Running, runningProduct } from './kit/scratch.ts';

// A fixed seed makes failures reproducible; `npm run faults` chooses a new one each time.
const seed = 20_261_121;

async function doesNoHarm(fault: Fault, running?: Running) {
  const tell = (line: string) => console.info(`${fault.name}: ${line}`);
  const report = await played(fault, { rounds: fault.rounds.short, seed, full: false, tell, running });
  for (const [what, value] of Object.entries(report)) tell(`${what} ${value}`);
  expect(report.injected).toBeGreaterThan(0);
}

const here = allFaults.filter(({ shortWithin, onDemand }) => !shortWithin && !onDemand);

describe.concurrent('nothing is lost', () => {
  test.each(here.filter(({ sharesProduct }) => !sharesProduct))('$name', (fault) => doesNoHarm(fault));
});

// These faults share one product, because starting it is the slowest part.
describe.concurrent('on one product nothing is lost', () => {
  let product: Awaited<ReturnType<typeof runningProduct>>;
  beforeAll(async () => {
    product = await runningProduct({});
  }, 400_000);
  afterAll(() => product.end());

  test.sequential.each(here.filter(({ sharesProduct }) => sharesProduct))('$name', (fault) =>
    doesNoHarm(fault, product),
  );
});

test.each(allFaults.flatMap(({ name, shortWithin }) => (shortWithin ? [[name, shortWithin] as const] : [])))(
  '%s is played within %s',
  (_name, within) => {
    expect(here.map(({ name }) => name.split(' ')[0])).toContain(within);
  },
);
