import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUp } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import { drop } from './drop.ts';
import { lateAreas } from './late-areas.ts';
import { buildNext, upgrade } from './rebuild.ts';
import { follow, prepare } from './runner.ts';
import { statusOf } from './status.ts';
import { swapBuilt } from './swap.ts';
import { happen, sharded, streamsUpTo, talliesProjection } from './tallies-for-test.ts';
import { verify } from './verify.ts';

test('continues from a checkpoint of the earlier shape', async () => {
  const database = await earlier('tallies');
  const { pool, store, settling, settle } = database;
  // A rebuild from the first event would overwrite this count.
  await pool.query(`update tallies.tally set count = 100 where id = 'tally-1'`);
  const stop = new AbortController();
  const run = follow(talliesProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('tallies'),
  });
  await happen(database, ['tally-1'], { after: 0 });
  await settle();
  expect((await checkpointOf('tallies', pool))?.position).toBe(11n);
  stop.abort();
  await run;
  const { rows } = await pool.query(`select count from tallies.tally where id = 'tally-1'`);
  expect(rows).toEqual([{ count: 101 }]);
  const [first] = await store.readAll({ limit: 1 });
  expect(await checkpointOf('tallies', pool)).toMatchObject({ version: 1, positions: [11n], log: first?.id });
});

test('reads an earlier checkpoint on the command line before the first start of this version', async () => {
  const database = await earlier('tallies');
  expect(await statusOf(talliesProjection, database, new Date())).toMatchObject({
    served: { version: 1, position: 10n },
  });
  expect((await verify(talliesProjection, database)).flatMap(({ differing }) => differing)).toEqual([]);
  await expect(verify(sharded, database)).rejects.toThrow(
    'tallies serves version 1, and this is the code of version 1 in 4',
  );
});

test('rebuilds an area that has shards now', async () => {
  const database = await earlier('tallies');
  await prepare(sharded, database.pool);
  await upgrade(sharded, database);
  expect(await checkpointOf('tallies', database.pool)).toMatchObject({ positions: [10n, 10n, 10n, 10n] });
  expect(await drop(sharded, database.pool)).toEqual(['tallies__old']);
});

test('swaps in read models that were built in the earlier shape', async () => {
  const database = await earlier('tallies', 'tallies__next');
  await happen(database, ['tally-more']);
  await prepare(talliesProjection, database.pool);
  await catchUp(talliesProjection, database, { end: 11n });
  await swapBuilt(talliesProjection, database);
  expect(await checkpointOf('tallies', database.pool)).toMatchObject({ position: 11n });
  await expect(swapBuilt(sharded, database)).rejects.toThrow('nothing was built');
});

/** Ten events, and these schemas with a checkpoint as it was before there were shards. */
async function earlier(...schemas: readonly string[]) {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(10));
  await prepare(talliesProjection, database.pool);
  await catchUp(talliesProjection, database, { end: 10n });
  if (schemas.includes('tallies__next')) await buildNext(talliesProjection, database);
  for (const schema of schemas)
    await database.pool.query(`create table ${schema}.earlier (version int not null, position bigint not null);
      insert into ${schema}.earlier select version, position from ${schema}.checkpoint;
      drop table ${schema}.checkpoint;
      alter table ${schema}.earlier rename to checkpoint`);
  return database;
}
