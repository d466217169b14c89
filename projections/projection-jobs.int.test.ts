import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { FinalError, type Job } from '#infra/queue/job.ts';
import { alone } from './alone.ts';
import { catchUp, endOf } from './catch-up.ts';
import { doJob, giveUpJob } from './projection-jobs.ts';
import { prepare } from './runner.ts';
import { happen, streamsUpTo, talliesProjection } from './tallies-for-test.ts';

const second = { ...talliesProjection, schema: 'seconds' };

test('waits while another process works on the area', async () => {
  const { run, results, pool } = await installation();
  let started: Promise<void> | undefined;
  await alone(talliesProjection, pool, async () => {
    started = run(job({ what: 'rebuild', areas: ['tallies'], swap: true }));
    await sleep(300);
    expect(await results()).toEqual([]);
  });
  await started;
  expect(await results()).toEqual([{ area: 'tallies', outcome: { kind: 'rebuilt', events: 5, serves: true } }]);
});

test('skips completed areas after an interruption', async () => {
  const { run, results, pool } = await installation();
  const request = { what: 'rebuild', areas: ['tallies', 'seconds'], swap: true };
  await pool.query(
    `insert into ops.projection_result (area, what, job_id, outcome) values ('tallies', 'rebuild', 'one', '{"kind":"swapped"}')`,
  );
  await run(job(request));
  expect(await results()).toEqual([
    { area: 'seconds', outcome: { kind: 'rebuilt', events: 5, serves: true } },
    { area: 'tallies', outcome: { kind: 'swapped' } },
  ]);
  const { rows } = await pool.query(`select to_regclass('tallies__old.tally') as kept`);
  expect(rows).toEqual([{ kept: null }]);
});

test('ends without a result when stopped while waiting', async () => {
  const { run, results, pool } = await installation();
  const stop = new AbortController();
  await alone(talliesProjection, pool, async () => {
    const waiting = run(job({ what: 'verify', areas: ['tallies'], swap: true }), stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow('abort');
  });
  expect(await results()).toEqual([]);
});

test.each([
  ['verify', 'other_version'],
  ['swap', 'nothing_built'],
])('stores why %s fails: %s', async (what, reason) => {
  const { run, results, pool } = await installation();
  await pool.query('update tallies.checkpoint set version = 7');
  await run(job({ what, areas: ['tallies'], swap: true }));
  expect(await results()).toEqual([{ area: 'tallies', outcome: { kind: 'failed', reason } }]);
});

test('stores a failure for each area without a result when a job is given up', async () => {
  const { giveUp, run, results } = await installation();
  await run(job({ what: 'drop', areas: ['tallies'], swap: true }));
  await giveUp(job({ what: 'drop', areas: ['tallies', 'seconds'], swap: true }));
  expect(await results()).toEqual([
    { area: 'seconds', outcome: { kind: 'failed', reason: 'failed' } },
    { area: 'tallies', outcome: { kind: 'dropped', schemas: [] } },
  ]);
});

test.each([
  { what: 'polish', areas: ['tallies'], swap: true },
  { what: 'verify', areas: ['elsewhere'], swap: true },
])('does not retry a request that this code does not know: %o', async (request) => {
  const { run } = await installation();
  await expect(run(job(request))).rejects.toThrow(FinalError);
});

function job(payload: object): Job {
  const facts = { id: 'one', kind: 'projection-work', key: 'one', ownerId: 'ada', correlationId: 'one' };
  return { ...facts, payload, attempt: 1, maxAttempts: 4, lastError: null };
}

/** Two areas that follow the same five events. */
async function installation() {
  const database = await freshDatabase();
  const { pool, store } = database;
  await happen(database, streamsUpTo(5));
  for (const projection of [talliesProjection, second]) {
    await prepare(projection, pool);
    await catchUp(projection, database, { end: await endOf(store) });
  }
  const log = { info() {}, warn() {}, error() {} };
  const needs = { pool, store, log, all: [talliesProjection, second] };
  return {
    pool,
    run: (one: Job, signal = new AbortController().signal) => doJob(one, signal, needs),
    giveUp: (one: Job) => giveUpJob(one, needs),
    results: async () =>
      (await pool.query('select area, outcome from ops.projection_result order by area')).rows as readonly unknown[],
  };
}
