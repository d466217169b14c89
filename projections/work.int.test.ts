import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pauseProjectionJob, projectionJobs, resumeProjectionJob } from '#infra/health/projection-jobs.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { talliesProjection } from './tallies-for-test.ts';
import { workOn } from './work.ts';

test('shows progress and end of a work to other processes', async () => {
  const { pool, notifications } = await freshDatabase();
  const told: unknown[] = [];
  notifications.on(readModelChanged, (payload) => told.push(JSON.parse(payload ?? '')));
  const began = performance.now();
  await workOn(talliesProjection, { what: 'verify', pool }, async ({ tell }) => {
    for (let position = 1n; position <= 1_000n; position += 1n) {
      tell?.({ position, end: 2_000n });
      await sleep(1);
    }
    await eventually(async () =>
      expect(await projectionJobs(pool)).toMatchObject([
        { area: 'tallies', what: 'verify', position: 1_000n, end: 2_000n, isRunning: true, finishedAt: null },
      ]),
    );
    const [seen] = await projectionJobs(pool);
    // Half of the work is done, so the rest takes as long.
    expect(seen?.secondsLeft).toBeCloseTo(
      (Date.parse(seen?.updatedAt ?? '') - Date.parse(seen?.startedAt ?? '')) / 1e3,
      1,
    );
  });
  const atMost = 2 + (performance.now() - began) / 500;
  expect(await projectionJobs(pool)).toMatchObject([{ isRunning: false, error: null, secondsLeft: null }]);
  await eventually(() => expect(told.at(-1)).toEqual({ name: 'projection-list', position: '1000', to: ['admins'] }));
  expect(told.length).toBeGreaterThan(3);
  expect(told.length).toBeLessThanOrEqual(atMost);
});

test('stores why a work failed, without quoted data', async () => {
  const { pool } = await freshDatabase();
  const failing = workOn(talliesProjection, { what: 'rebuild', pool }, async () => {
    throw new TypeError('no room for "Ada"');
  });
  await expect(failing).rejects.toThrow('Ada');
  expect(await projectionJobs(pool)).toMatchObject([{ isRunning: false, error: 'TypeError: no room for …' }]);
});

test('treats the work of a dead process as ended, and starts the next one from the beginning', async () => {
  const { pool } = await freshDatabase();
  await pool.query(
    `insert into ops.projection_work (area, what, position, updated_at, error)
     values ('tallies', 'rebuild', 7, now() - interval '16 seconds', 'x')`,
  );
  expect(await projectionJobs(pool)).toMatchObject([{ isRunning: false, finishedAt: null }]);
  await workOn(talliesProjection, { what: 'swap', pool }, async () => {
    expect(await projectionJobs(pool)).toMatchObject([{ what: 'swap', position: 0n, isRunning: true, error: null }]);
  });
});

test('does not change the report of a running work when a second one is refused', async () => {
  const { pool } = await freshDatabase();
  await workOn(talliesProjection, { what: 'rebuild', pool }, async () => {
    await expect(workOn(talliesProjection, { what: 'drop', pool }, async () => {})).rejects.toThrow('being built');
    expect(await projectionJobs(pool)).toMatchObject([{ what: 'rebuild', isRunning: true }]);
  });
});

test('pauses a work before its next batch and resumes it', async () => {
  const { pool } = await freshDatabase();
  let batches = 0;
  const done = workOn(talliesProjection, { what: 'rebuild', pool }, async ({ hold }) => {
    expect(await pauseProjectionJob(pool, 'tallies')).toBe(true);
    await hold?.();
    batches += 1;
  });
  await eventually(async () => expect(await projectionJobs(pool)).toMatchObject([{ isRunning: true, isPaused: true }]));
  expect(await pauseProjectionJob(pool, 'tallies')).toBe(true);
  expect(batches).toBe(0);
  expect(await resumeProjectionJob(pool, 'tallies')).toBe(true);
  await done;
  expect(batches).toBe(1);
  expect(await projectionJobs(pool)).toMatchObject([{ isRunning: false, isPaused: false, error: null }]);
  expect([await pauseProjectionJob(pool, 'tallies'), await resumeProjectionJob(pool, 'tallies')]).toEqual([
    false,
    false,
  ]);
});

test('leaves pauses out of the pace, and ends a pause with its process', async () => {
  const { pool } = await freshDatabase();
  const ended = new AbortController();
  const held = workOn(
    talliesProjection,
    { what: 'rebuild', pool, watched: { signal: ended.signal } },
    async ({ tell, hold }) => {
      tell?.({ position: 500n, end: 1_000n });
      await pauseProjectionJob(pool, 'tallies');
      await pool.query(
        `update ops.projection_work set started_at = now() - interval '100 s', paused_at = now() - interval '90 s'`,
      );
      await hold?.();
    },
  );
  await eventually(async () => {
    const [seen] = await projectionJobs(pool);
    expect(seen?.position).toBe(500n);
    expect(seen?.secondsLeft).toBeCloseTo(10, 0);
  });
  ended.abort();
  await expect(held).rejects.toThrow();
});
