import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#infra/config/settings.ts';
import { appendSessions } from '#infra/lab/testing/proof/long-chain.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { chainState } from '#infra/proof/chain-status.ts';
import type { HeadStore } from '#infra/proof/head-store.ts';
import { keptHeads } from '#infra/proof/kept-heads.ts';
import { auditJobs, headSending } from './audit-jobs.ts';

const job = { id: '', kind: '', key: '', ownerId: '', attempt: 1, maxAttempts: 1, lastError: null, correlationId: '' };
const slot = '2026-01-01T10:00:00.000Z';

test('signs one head per hour, however often the job runs, and enqueues one sending per target', async () => {
  const { pool, run, settings, kept } = await installation();
  for (let n = 0; n < 2; n++) await run('sign-head');
  expect((await pool.query('select slot, size::int from proof.head')).rows).toEqual([{ slot, size: 14 }]);
  const { rows } = await pool.query(`select key, payload from ops.job where kind = 'send-heads'`);
  expect(rows).toEqual([{ key: `file ${slot}`, payload: { target: 'file' } }]);
  await headSending({ pool, settings, kept }).run({ ...job, payload: rows[0].payload }, AbortSignal.any([]));
  expect(await chainState({ pool, kept })).toMatchObject({ sendings: [{ target: 'file', waiting: 0, failures: 0 }] });
});

test('keeps and logs the faults of the nightly verification', async () => {
  const { pool, run, error, kept } = await installation();
  await run('verify-chain');
  expect(await chainState({ pool, kept })).toMatchObject({ verification: { size: 14, faults: [] } });
  expect(error).not.toHaveBeenCalled();
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await run('verify-chain');
  expect(await chainState({ pool, kept })).toMatchObject({
    verification: { faults: [{ what: 'changed', number: 2 }] },
  });
  expect(error).toHaveBeenCalledWith({ fault: expect.objectContaining({ what: 'changed' }) }, expect.any(String));
});

test('does not sign a log that was forged together with its proof, and reports it every hour and in health', async () => {
  const { pool, store, run, error, kept } = await installation();
  await run('sign-head');
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await pool.query(`truncate proof.entry, proof.part, proof.key, proof.head, proof.sending, proof.verification`);
  await pool.query(`update proof.chain set size = 0, position = 0, log = null, peaks = ''`);
  await catchUpChain({ pool, asStored: store });
  await run('sign-head', '2026-01-01T11:00:00.000Z');
  expect((await pool.query('select size from proof.head')).rows).toEqual([]);
  expect(error).toHaveBeenCalledWith({ fault: expect.objectContaining({ what: 'removed' }) }, expect.any(String));
  expect(await chainState({ pool, kept })).toMatchObject({ faults: [{ what: 'removed', size: 14 }] });
  await run('verify-chain');
  const { faults } = await chainState({ pool, kept });
  expect(faults.map(({ what }) => what)).toEqual(['removed', 'head']);
});

test('signs no new head if the chain does not lead to the last kept head', async () => {
  const { pool, store, run, kept } = await installation();
  await run('sign-head');
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await pool.query('truncate proof.entry, proof.part');
  await pool.query(`update proof.chain set size = 0, position = 0, log = null, peaks = ''`);
  await catchUpChain({ pool, asStored: store });
  await run('sign-head', '2026-01-01T11:00:00.000Z');
  expect((await pool.query('select size::int from proof.head')).rows).toEqual([{ size: 14 }]);
  expect(await chainState({ pool, kept })).toMatchObject({ faults: [{ what: 'head', size: 14, isKept: true }] });
});

test('trusts data of a version without kept heads once, with a warning', async () => {
  const { data, kept, run, warn, error } = await installation();
  await run('sign-head');
  await rm(kept.file);
  await run('sign-head', '2026-01-01T11:00:00.000Z');
  expect(warn).toHaveBeenCalledWith(
    {},
    expect.stringContaining(`${data}/audit.heads was missing: it begins with what the database has (heads: 1)`),
  );
  expect((await kept.own()).heads).toMatchObject([{ size: 14 }, { size: 14, added: 0 }]);
  expect(error).not.toHaveBeenCalled();
});

test('an unreachable bucket stops the signing, but not the sending to other targets', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { pool, run } = await installation({
    isElsewhere: true,
    read: away,
    add: away,
    close: () => {},
  });
  await expect(run('sign-head')).rejects.toThrow('away');
  const { rows } = await pool.query(`select key from ops.job where kind = 'send-heads'`);
  expect(rows).toEqual([{ key: `file ${slot}` }]);
});

async function installation(store?: HeadStore) {
  const { pool, store: log } = await freshDatabase();
  const data = await testDirectory();
  const settings = readSettings({ AUDIT_HEADS_FILE: path.join(data, 'heads.jsonl') });
  const kept = keptHeads({ settings, data, store });
  const [error, warn] = [vi.fn(), vi.fn()];
  await appendSessions(log, 1);
  await catchUpChain({ pool, asStored: log });
  const jobs = auditJobs(pool, { asStored: log, settings, kept, masters: async () => [], log: { error, warn } });
  const run = (name: string, at = slot) =>
    jobs.find((handler) => handler.name === name)?.run({ ...job, payload: { slot: at } }, AbortSignal.any([]));
  return { pool, store: log, settings, kept, error, warn, run, data };
}
