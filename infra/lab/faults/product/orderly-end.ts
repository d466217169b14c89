import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { renamesIn } from '../invariants/read-log.ts';
import { demand, faultsOf, type Play, type Report } from '../kit/fault.ts';
import { randomOf } from '../kit/random.ts';
import { quiet } from '../kit/scratch.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { watchedWorld } from '../kit/watched-world.ts';
import { watchWith } from '../kit/watcher.ts';
import { verifyAll } from '../verify-all.ts';

const callers = 8;
const mostMs = 15_000;
const restarts = 1012;

/** `onTheWay`: calls in flight now. `met`: calls in flight when a signal was sent, over all rounds. */
type Outcome = { answered: string[]; lost: string[]; faults: string[]; onTheWay: number; met: number };

/**
 * F21: SIGTERM under load. Every executed command is answered, sockets get the close code of a restart, and the process ends in time.
 */
export async function orderlyEnd({ rounds, seed, full }: Play): Promise<Report> {
  const { directory, remove } = await usedDirectory();
  const random = randomOf(seed);
  const said: Outcome = { answered: [], lost: [], faults: [], onTheWay: 0, met: 0 };
  let slowest = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(directory, quiet);
      const took = await endUnderLoad({ server, directory, pauseMs: 300 + random.below(700), round, full }, said);
      slowest = Math.max(slowest, took);
    }
    await judge(directory, said);
    return {
      injected: said.met,
      rounds,
      answered: said.answered.length,
      'slowest end, ms': Math.round(slowest),
    };
  } finally {
    await remove();
  }
}

type Round = Readonly<{ server: TestServer; directory: string; pauseMs: number; round: number; full: boolean }>;

async function endUnderLoad({ server, directory, pauseMs, round, full }: Round, said: Outcome): Promise<number> {
  const people = await Promise.all(Array.from({ length: callers }, () => someone({ url: server.url, directory })));
  const page = watchWith({
    url: server.url,
    hub: '/session-hub',
    token: people[0]?.token ?? (async () => ''),
    look: async () => 0,
  });
  const load = people.map((person, caller) => callUntilRefused(person, `${round} ${caller}`, said));
  await sleep(pauseMs);
  const from = performance.now();
  said.met += said.onTheWay;
  const code = await server.stop();
  const took = performance.now() - from;
  await Promise.all([...load, page.end()]);
  if (code !== 0) said.faults.push(`the end had the code ${code}`);
  if (full && took > mostMs) said.faults.push(`the end took ${took} ms`);
  if (!page.closes.includes(restarts)) said.faults.push(`a socket was closed with ${page.closes.join(', ')}`);
  return took;
}

/** Renames until the server refuses. Every name is unique, so the log tells later whether a call was executed. */
async function callUntilRefused(person: Someone, prefix: string, said: Outcome) {
  for (let number = 0; ; number++) {
    const name = `${prefix} ${number}`;
    said.onTheWay++;
    const answer = await person.rename(name).catch(() => undefined);
    said.onTheWay--;
    if (answer?.status === 200) said.answered.push(name);
    else {
      said.lost.push(name);
      if (answer && answer.status !== 503) said.faults.push(`${name}: ${answer.status}`);
      return;
    }
  }
}

async function judge(directory: string, { answered, lost, faults }: Outcome) {
  const server = await startServer(directory, quiet);
  const world = await watchedWorld(directory);
  try {
    const done = new Set((await renamesIn(world.store)).map(({ data }) => data.name));
    demand([
      ...faults,
      ...lost.filter((name) => done.has(name)).map((name) => `${name} was carried out, and not answered`),
      ...answered.filter((name) => !done.has(name)).map((name) => `${name} was answered, and is not there`),
      ...faultsOf(await verifyAll(world)),
    ]);
  } finally {
    await world.close();
    await server.stop();
  }
}
