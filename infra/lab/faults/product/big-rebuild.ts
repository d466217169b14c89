import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine } from '#projections/command-line.ts';
import { withDatabaseIn } from '../../testing/database.ts';
import { saidBy } from '../../testing/said-by.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { demand, type Play, type Report, tooLong } from '../kit/fault.ts';
import { type Ran, ranProgram } from '../kit/program.ts';
import { quiet } from '../kit/scratch.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { settled, watchedWorld } from '../kit/watched-world.ts';
import { readAndUpsert } from './by-hand.ts';
import { multiplied } from './multiplied-log.ts';

const eventsInRound = 1_000;
const mostKb = 300_000;
const readers = 4;
const readPauseMs = 20;
const patienceMs = 180_000;

/** F10: rebuilds all read models from `rounds` thousand events while people read. The rebuild and the reads must keep their limits. */
export async function bigRebuild({ rounds, full, tell }: Play): Promise<Report> {
  const { directory, remove } = await usedDirectory();
  try {
    await oneSession(directory);
    const events = await withDatabaseIn(directory, (pool) => multiplied(pool, rounds * eventsInRound));
    tell(`${events} events in the log`);
    const plainMs = await withDatabaseIn(directory, readAndUpsert);
    await saidBy(commandLine, ['rebuild', 'all'], { DATA_DIR: directory });
    const server = await startServer(directory, { ...quiet, ROLES: 'command-api,query-api,projections' });
    try {
      const ada = await someone({ url: server.url, directory });
      const before = await readingWhile(ada, () => sleep(full ? 10_000 : 1_000));
      const during = await readingWhile(ada, () => rebuilt(directory));
      await saidBy(commandLine, ['verify', 'all'], { DATA_DIR: directory });
      demand(await isReady(server));
      const { tookMs, mostKb: kb } = during.result;
      demand(kb <= mostKb ? [] : [`the rebuild had ${kb} kB of memory`]);
      if (full) demand(tooLong('reads during the rebuild, p99', { tookMs: during.p99, mostMs: 2 * before.p99 }));
      return {
        injected: during.reads,
        events,
        'rebuilt in ms': Math.round(tookMs),
        'read and written by hand in ms': Math.round(plainMs),
        'most memory, kB': kb,
        'reads, p99 before in ms': before.p99.toFixed(1),
        'reads, p99 during it in ms': during.p99.toFixed(1),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
}

/** Creates the events that are multiplied afterwards: one person with a talk, a month of quota and a score. */
async function oneSession(directory: string) {
  const server = await startServer(directory, quiet);
  const world = await watchedWorld(directory);
  try {
    await someone({ url: server.url, directory });
    await settled(world, patienceMs);
  } finally {
    await world.close();
    await server.stop();
  }
}

async function rebuilt(directory: string): Promise<Ran> {
  const ran = await ranProgram(['projections/cli.ts', 'rebuild', 'all'], { DATA_DIR: directory });
  if (ran.code !== 0) demand([`the rebuild failed: ${ran.said.slice(-5).join(' ')}`]);
  return ran;
}

/** Reads the person's list during `work`. `p99`: 99th percentile of the response times, in ms. @throws if a read is not answered */
async function readingWhile<T>({ person }: Someone, work: () => Promise<T>) {
  const took: number[] = [];
  let isOver = false;
  const reading = Promise.all(
    Array.from({ length: readers }, async () => {
      while (!isOver) {
        const from = performance.now();
        const { status } = await person.send('GET /api/Sessions/Slim');
        took.push(performance.now() - from);
        if (status !== 200) demand([`a read was answered ${status}`]);
        await sleep(readPauseMs);
      }
    }),
  );
  const result = await Promise.race([
    work(),
    reading.then(() => Promise.reject(new Error('the reading ended'))),
  ]).finally(() => {
    isOver = true;
  });
  await reading;
  const sorted = took.toSorted((a, b) => a - b);
  return { result, reads: took.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function isReady({ url }: TestServer): Promise<readonly string[]> {
  const { status } = await fetch(`${url}/health/ready`);
  return status === 200 ? [] : [`after the rebuild health says ${status}`];
}
