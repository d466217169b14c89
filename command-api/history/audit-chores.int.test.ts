import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { testDirectory } from '#infra/blobs/test-directory.ts';
import { readSettings } from '#infra/config/settings.ts';
import { freshDatabase } from '#infra/postgres/test-database.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { chainState } from '#infra/proof/chain-status.ts';
import { appendTalks } from '#infra/proof/long-chain-for-test.ts';
import { auditChores, headSending } from './audit-chores.ts';

const job = { id: '', kind: '', key: '', ownerId: '', attempt: 1, maxAttempts: 1, lastError: null, correlationId: '' };
const slot = '2026-01-01T10:00:00.000Z';

test('each hour has one head, however often its job runs, and one job for each place that it is sent to', async () => {
  const { pool, run, settings } = await installation();
  for (let n = 0; n < 2; n++) await run('sign-head');
  expect((await pool.query('select slot, size::int from proof.head')).rows).toEqual([{ slot, size: 14 }]);
  const { rows } = await pool.query(`select key, payload from ops.job where kind = 'send-heads'`);
  expect(rows).toEqual([{ key: `file ${slot}`, payload: { target: 'file' } }]);
  await headSending({ pool, settings }).run({ ...job, payload: rows[0].payload }, AbortSignal.any([]));
  expect(await chainState(pool)).toMatchObject({ sendings: [{ target: 'file', waiting: 0, failures: 0 }] });
});

test('what the night finds is kept, and said', async () => {
  const { pool, run, error } = await installation();
  await run('verify-chain');
  expect(await chainState(pool)).toMatchObject({ verification: { size: 14, faults: [] } });
  expect(error).not.toHaveBeenCalled();
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await run('verify-chain');
  expect(await chainState(pool)).toMatchObject({ verification: { faults: [{ what: 'changed', number: 2 }] } });
  expect(error).toHaveBeenCalledWith({ fault: expect.objectContaining({ what: 'changed' }) }, expect.any(String));
});

async function installation() {
  const { pool, store } = await freshDatabase();
  const data = await testDirectory();
  const settings = readSettings({ AUDIT_HEADS_FILE: path.join(data, 'heads.jsonl') });
  const error = vi.fn();
  await appendTalks(store, 1);
  await catchUpChain({ pool, asStored: store });
  const chores = auditChores(pool, { asStored: store, settings, data, log: { error } });
  const run = (name: string) =>
    chores.find((chore) => chore.name === name)?.run({ ...job, payload: { slot } }, AbortSignal.any([]));
  return { pool, settings, error, run };
}
