import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { inTransaction } from '../postgres/pool.ts';
import { claim } from './claim.ts';
import type { Job } from './job.ts';
import { complete, release, retry } from './outcome.ts';
import { cancel, enqueue, type NewJob } from './queue.ts';

const job = (over: Partial<NewJob> & { key: string }): NewJob => ({
  kind: 'analysis',
  ownerId: 'anna',
  payload: {},
  priority: 0,
  ...over,
});

const all = { kinds: ['analysis'], leaseMs: 10_000, except: [] };

async function queueOf(...jobs: readonly NewJob[]) {
  const { pool } = await freshDatabase();
  for (const each of jobs) await enqueue(pool, each);
  const next = async () => (await claim(pool, all))?.key;
  const states = async () => {
    const { rows } = await pool.query<{ key: string; state: string }>('select key, state from ops.job order by id');
    return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
  };
  const claimed = async (): Promise<Job> => {
    const taken = await claim(pool, all);
    if (!taken) throw new Error('nothing to claim');
    return taken;
  };
  return { pool, next, states, claimed };
}

test('keeps one job per kind and key, whatever its state', async () => {
  const { pool, next, claimed } = await queueOf();
  await Promise.all(Array.from({ length: 20 }, () => enqueue(pool, job({ key: 'one' }))));
  await complete(pool, await claimed());
  await enqueue(pool, job({ key: 'one' }));
  expect(await next()).toBeUndefined();
  await enqueue(pool, job({ key: 'one', kind: 'rendition' }));
  expect((await claim(pool, { ...all, kinds: ['rendition'] }))?.key).toBe('one');
});

test('drops a job whose transaction is rolled back', async () => {
  const { pool, next } = await queueOf();
  const failing = inTransaction(pool, async (client) => {
    await enqueue(client, job({ key: 'one' }));
    throw new Error('something else went wrong');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await next()).toBeUndefined();
});

test('delivers the payload unchanged', async () => {
  const payload = { sessionId: 'a', run: 2, names: ['ä', '"'], nothing: null };
  const { claimed } = await queueOf(job({ key: 'one', payload }));
  expect(await claimed()).toMatchObject({ kind: 'analysis', ownerId: 'anna', payload, attempt: 1, maxAttempts: 4 });
});

test('runs higher priority first, then older jobs', async () => {
  const { next } = await queueOf(
    job({ key: 'low', priority: -5 }),
    job({ key: 'first' }),
    job({ key: 'second' }),
    job({ key: 'high', priority: 20 }),
  );
  expect([await next(), await next(), await next(), await next(), await next()]).toEqual([
    'high',
    'first',
    'second',
    'low',
    undefined,
  ]);
});

test('takes turns between owners', async () => {
  const { next } = await queueOf(
    job({ key: 'anna-1' }),
    job({ key: 'anna-2' }),
    job({ key: 'anna-3' }),
    job({ key: 'ben-1', ownerId: 'ben' }),
    job({ key: 'ben-2', ownerId: 'ben' }),
  );
  const order = [await next(), await next(), await next(), await next(), await next()];
  expect(order).toEqual(['anna-1', 'ben-1', 'anna-2', 'ben-2', 'anna-3']);
});

test('gives each of many concurrent workers a different job', async () => {
  const keys = Array.from({ length: 60 }, (_, number) => `job-${number}`);
  const { pool } = await queueOf(...keys.map((key) => job({ key })));
  const taken = await Promise.all(Array.from({ length: 80 }, () => claim(pool, all)));
  expect(taken.flatMap((each) => each?.key ?? []).sort()).toEqual(keys.sort());
});

test('refuses to close, retry or return a job after its lease was lost', async () => {
  const { pool, claimed, states } = await queueOf(job({ key: 'one' }));
  const stale = await claimed();
  await pool.query(`update ops.job set lease_until = now() - interval '1 ms'`);
  const current = await claimed();
  expect(current.attempt).toBe(2);
  expect(await complete(pool, stale)).toBe(false);
  expect(await retry(pool, stale, { code: 'late', delayMs: 0, next: 'run' })).toBe(false);
  expect(await release(pool, stale)).toBe(false);
  expect(await states()).toEqual({ one: 'running' });
  expect(await complete(pool, current)).toBe(true);
});

test('a released job does not lose an attempt, and may run again immediately', async () => {
  const { pool, claimed } = await queueOf(job({ key: 'one', maxAttempts: 1 }));
  await release(pool, await claimed());
  expect(await claimed()).toMatchObject({ attempt: 2, maxAttempts: 2 });
});

test('cancels all jobs of a deleted session, and no others', async () => {
  const { pool, next, states, claimed } = await queueOf(
    job({ key: 'a_b', priority: 9 }),
    job({ key: 'a_c' }),
    job({ key: 'a_b', kind: 'rendition' }),
    job({ key: 'a%b' }),
    job({ key: 'axb' }),
  );
  await complete(pool, await claimed());
  await cancel(pool, { keyPrefix: 'a_' });
  expect(await next()).toBe('a%b');
  expect(await next()).toBe('axb');
  expect(await claim(pool, { ...all, kinds: ['rendition'] })).toBeUndefined();
  expect(await states()).toMatchObject({ a_c: 'cancelled', 'a%b': 'running', axb: 'running' });
  const { rows } = await pool.query(`select kind, state from ops.job where key = 'a_b' order by kind`);
  expect(rows).toEqual([
    { kind: 'analysis', state: 'done' },
    { kind: 'rendition', state: 'cancelled' },
  ]);
});

test('cancels one job of one kind', async () => {
  const { pool, states } = await queueOf(job({ key: 'a' }), job({ key: 'ab' }), job({ key: 'c', kind: 'rendition' }));
  await cancel(pool, { kind: 'analysis', key: 'a' });
  await cancel(pool, { kind: 'analysis', key: 'c' });
  expect(await states()).toEqual({ a: 'cancelled', ab: 'queued', c: 'queued' });
});
