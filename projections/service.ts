import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '#infra/service.ts';
import { allProjections } from './all.ts';
import type { Projection } from './projection.ts';
import { CheckpointMoved, follow, prepare } from './runner.ts';

export const projections: Service = async ({ http, pool, store }) => {
  const stop = new AbortController();
  // Queries find their tables, empty at first, as soon as the service is attached.
  for (const projection of allProjections) await prepare(projection, pool);
  const running = allProjections.map((projection) => supervise(projection));

  async function supervise(projection: Projection) {
    while (!stop.signal.aborted) {
      try {
        await follow(projection, { pool, store, signal: stop.signal });
      } catch (error) {
        // Two processes on one projection is a way to run it, not a fault.
        if (!(error instanceof CheckpointMoved)) http.log.error(error, `projection ${projection.schema} starts again`);
        await sleep(1_000, undefined, { signal: stop.signal }).catch(() => {});
      }
    }
  }

  http.addHook('onClose', async () => {
    stop.abort();
    await Promise.all(running);
  });
};
