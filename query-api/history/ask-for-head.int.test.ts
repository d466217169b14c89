import { expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { lastHead } from '#infra/proof/heads.ts';
import { askForHead } from './ask-for-head.ts';

test('requesting a proof signs events that the last head does not cover', async () => {
  const { person, deps } = await ownApp();
  const auditor = await person({ roles: ['auditor'] });
  const proofOf = (id: string) =>
    auditor.send<{ entries: readonly object[] }>(`GET /api/Audit/Streams/user-${id}/Export?format=proof`);
  const { status, body } = await proofOf(auditor.id);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ entries: expect.arrayContaining([expect.anything()]) }),
  ]);

  const newcomer = await person();
  expect((await proofOf(newcomer.id)).status).toBe(200);
  const { rows } = await deps.pool.query('select from proof.head');
  expect(rows.length).toBeGreaterThan(1);
  expect((await proofOf('f'.repeat(32))).status).toBe(404);
});

test('stops waiting if nobody signs', async () => {
  const { pool } = await freshDatabase();
  await askForHead(pool, { upTo: 0n, seconds: 0.5 });
  expect(await lastHead(pool)).toBeUndefined();
});
