import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '#infra/postgres/pool.ts';
import { demand, faultsOf, type Play, patience, type Report } from '../kit/fault.ts';
import { onProduct } from '../kit/scratch.ts';
import { someone } from '../kit/someone.ts';
import { caughtUp } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';

/** Slightly longer than `idle_in_transaction_session_timeout`. */
const mostMs = 20_000;

/** F7: an abandoned transaction holds locks that reactions and read models need. Postgres ends it, and both go on. */
export const openTransaction = (play: Play): Promise<Report> =>
  onProduct(play.running, async ({ server, directory, world }) => {
    const ada = await someone({ url: server.url, directory });
    const own = createPool(String(world.pool.options.connectionString));
    const took: number[] = [];
    for (let round = 0; round < play.rounds; round++) {
      const client = await own.connect();
      try {
        await client.query('begin');
        await client.query('update sessions.checkpoint set position = position');
        await client.query('update ops.reaction_checkpoint set position = position');
        const renamed = await ada.rename(`name ${round}`);
        if (renamed.status !== 200) demand([`a command waited for it: ${renamed.status}`]);
        await sleep(1_000);
        const stillBehind = !(await caughtUp(world, 50).catch(() => false));
        if (!stillBehind) demand(['nobody waited for the transaction']);
        took.push(Math.round(await caughtUp(world, patience(play, mostMs))));
      } finally {
        client.release(true);
      }
    }
    await own.end();
    demand(faultsOf(await verifyAll(world)));
    return { injected: took.length, 'all went on after ms, slowest': Math.max(...took) };
  });
