import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '#infra/service.ts';
import { areas } from './areas.ts';
import { ageOf } from './checkpoint.ts';
import { runProjectionJobs, runProjectionUpkeep, tellCode } from './job-worker.ts';
import { lateAreas } from './late-areas.ts';
import type { Projection } from './projection.ts';
import { upgrade } from './rebuild.ts';
import { prepare } from './runner.ts';
import { supervise } from './supervise.ts';

/** A short log is folded within this time; a longer one is folded while the previous version serves. */
const patienceMs = 2_000;

export const projections: Service = async ({ http, pool, store, notifications, instruments, settling }) => {
  const stop = new AbortController();
  const { signal } = stop;
  // Every shard of every area listens to the signal.
  setMaxListeners(0, signal);
  const late = lateAreas({ pool, log: http.log });
  // Each build holds database connections, so builds run one after another.
  let turn: Promise<unknown> = Promise.resolve();

  async function bringUpToDate(projection: Projection) {
    const isBehind = async () => ageOf(await prepare(projection, pool), projection) < 0;
    if (!(await isBehind())) return;
    // Every shard calls this; the first one builds.
    const build = async () => (await isBehind()) && upgrade(projection, { pool, store }, { signal });
    turn = turn.catch(() => {}).then(build);
    await turn;
  }

  function start(projection: Projection) {
    let current: () => void;
    const once = new Promise<void>((resolve) => {
      current = resolve;
    });
    const run = supervise(projection, {
      ...{ pool, store, signal, late, log: http.log, settling },
      bringUpToDate: () => bringUpToDate(projection).finally(() => current()),
    });
    return { once, run };
  }

  // Queries find their tables, empty at first, as soon as the service is attached.
  for (const projection of areas) await prepare(projection, pool);
  await tellCode({ pool, all: areas });
  const started = areas.map(start);
  await Promise.race([Promise.all(started.map(({ once }) => once)), sleep(patienceMs)]);

  const jobs = new AbortController();
  const worker = { http, pool, store, notifications, instruments, settling, all: areas, signal: jobs.signal };
  const working = [runProjectionJobs(worker), runProjectionUpkeep(worker)];

  // No new jobs are claimed from here on; read models follow the log as long as requests are answered.
  http.addHook('preClose', async () => jobs.abort());
  http.addHook('onClose', async () => {
    stop.abort();
    await Promise.all([...started.map(({ run }) => run), ...working]);
    await late.close();
  });
};
