import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { healthReport, jobCommands, jobList, timetable } from '#domain/administration/contract/operations.ts';
import { newId } from '#infra/ids.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { enqueue } from '#infra/queue/queue.ts';

const app = await ownApp();
const admin = await app.admin();

/** Inserts a job of a kind that no worker handles. */
async function jobThat(state: 'failed' | 'queued'): Promise<string> {
  const id = newId();
  await enqueue(app.database, { id, kind: 'of-a-test', key: id, ownerId: id, payload: {}, priority: 0 });
  await app.database.query('update ops.job set state = $2, attempt = 4 where id = $1', [id, state]);
  return id;
}

const stateOf = async (id: string) =>
  (await app.database.query<{ state: string }>('select state from ops.job where id = $1', [id])).rows[0]?.state;

test('shows a failed job; a retry is recorded', async () => {
  const id = await jobThat('failed');
  const { jobs, counts } = (await admin.send(jobList, {})).body;
  expect(jobs[0]).toMatchObject({ id, state: 'failed', attempt: 4 });
  expect(counts).toContainEqual({ kind: 'of-a-test', waiting: 0, running: 0, failed: 1, done: 0 });
  const retry = () => admin.send(jobCommands.RetryJob, { params: { id }, body: { reason: 'The service is back' } });
  expect((await retry()).status).toBe(204);
  expect(await stateOf(id)).toBe('queued');
  expect((await retry()).body).toMatchObject({ code: 'conflict' });
  const operations = await app.deps.store.readAll({ prefixes: ['operation-'], limit: 10 });
  expect(operations.map(({ data }) => data)).toEqual([
    { operation: 'retry_job', target: 'of-a-test', by: admin.id, reason: 'The service is back' },
  ]);
});

test('only admins discard a job, and only with a reason', async () => {
  const id = await jobThat('queued');
  const discard = (body: { reason: string }) => admin.send(jobCommands.DiscardJob, { params: { id }, body });
  expect((await discard({ reason: '' })).status).toBe(400);
  expect(await stateOf(id)).toBe('queued');
  const person = await app.person();
  expect((await person.send(jobCommands.DiscardJob, { params: { id }, body: { reason: 'No need' } })).status).toBe(403);
  expect((await discard({ reason: 'Nobody needs it' })).status).toBe(204);
  expect(await stateOf(id)).toBe('cancelled');
  expect((await admin.send(jobCommands.DiscardJob, { params: { id: newId() }, body: { reason: 'Gone' } })).status).toBe(
    404,
  );
});

test('the timetable names every task with its next run', async () => {
  const tasks = (await admin.send(timetable, {})).body;
  expect(tasks.length).toBeGreaterThan(3);
  for (const { nextSlot } of tasks) expect(Date.parse(nextSlot ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('the report shows a backup after it was recorded', async () => {
  const report = async () => {
    const { checks, backup } = (await admin.send(healthReport, {})).body;
    return [checks.find(({ topic }) => topic === 'backup')?.state, backup];
  };
  const file = path.join(app.deps.data, 'backup.json');
  await rm(file, { force: true });
  expect(await report()).toEqual(['unknown', null]);
  const now = new Date().toISOString();
  const written = { madeAt: now, bytes: 1_200_000, restoredAt: now };
  await writeFile(file, JSON.stringify(written));
  expect(await report()).toEqual(['ok', written]);
  await writeFile(file, 'no JSON');
  expect(await report()).toEqual(['unknown', null]);
  await rm(file);
});

test('the report names each part once and contains no secret', async () => {
  const { checks, settings, roles } = (await admin.send(healthReport, {})).body;
  expect(new Set(checks.map(({ topic }) => topic)).size).toBe(checks.length);
  expect(checks.find(({ topic }) => topic === 'database')).toMatchObject({ state: 'ok' });
  expect(roles).toContain('query-api');
  expect(settings).toContainEqual({ name: 'ADMIN_PASSWORD', value: null });
  expect(settings.find(({ name }) => name === 'DATABASE_URL')).toEqual({ name: 'DATABASE_URL', value: null });
  expect((await (await app.person()).send(healthReport, {})).status).toBe(403);
});
