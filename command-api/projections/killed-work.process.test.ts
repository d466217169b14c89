import { expect, test } from 'vitest';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { lengthenLog } from '#infra/lab/testing/long-log.ts';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { startProduct } from '#infra/lab/testing/product.ts';

test('the next process restarts the work of a killed one', async () => {
  // No analysis runs, as the sessions only make the log long.
  const product = await startProduct({ ROLES: 'command-api,projections,query-api' });
  const { database } = product;
  const admin = await theAdmin(product.url);
  const sessions = async () => {
    const { body } = await admin.send<readonly ProjectionRow[]>('GET /api/Admin/Projections');
    return body.find(({ area }) => area === 'sessions');
  };
  await lengthenLog(database, 10_000);
  await eventually(async () => expect((await sessions())?.lag.events).toBe(0));

  const { body } = await admin.send<{ jobId: string }>('POST /api/Admin/Projections/sessions/Rebuild');
  await eventually(async () => expect((await sessions())?.work).toMatchObject({ state: 'running' }));
  await product.kill();
  await product.start();
  await eventually(async () =>
    expect((await sessions())?.results).toMatchObject([
      { what: 'rebuild', outcome: { kind: 'rebuilt', serves: true } },
    ]),
  );
  const { rows } = await database.query('select state, attempt from ops.job where id = $1', [body.jobId]);
  expect(rows).toEqual([{ state: 'done', attempt: 2 }]);
});
