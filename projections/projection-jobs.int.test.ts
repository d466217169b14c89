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

test('a request waits while somebody else works on the area, and is done then', async () => {
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

test('a run after one that was interrupted leaves alone the areas that are done', async () => {
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

test('a request that is stopped while it waits ends, without a result', async () => {
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
])('why %s cannot be done is its result: %s', async (what, reason) => {
  const { run, results, pool } = await installation();
  await pool.query('update tallies.checkpoint set version = 7');
  await run(job({ what, areas: ['tallies'], swap: true }));
  expect(await results()).toEqual([{ area: 'tallies', outcome: { kind: 'failed', reason } }]);
});

test('what was tried in vain has failed in each area that has no result yet', async () => {
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
])('what this code does not know is not tried again: %o', async (request) => {
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
