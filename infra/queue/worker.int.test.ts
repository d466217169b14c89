import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collected } from '#infra/lab/testing/collected.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { allTold } from '../postgres/channels.ts';
import { FinalError, type Job } from './job.ts';
import { cancel, enqueue } from './queue.ts';
import { runWorker, type WorkerOptions } from './worker.ts';

const analysis = (key: string, ownerId = 'anna') => ({ kind: 'analysis', key, ownerId, payload: {}, priority: 0 });

/** Longer than any test, in ms. */
const forEver = 3_600_000;

type Over = Partial<WorkerOptions> & Pick<WorkerOptions, 'handle'>;

async function workplace() {
  const database = await freshDatabase();
  const { pool, notifications } = database;
  const changes = collected<string>();
  await pool.query(tellChanges);
  notifications.on(allTold, (key = '') => changes.add(key));
  const dead = vi.fn<WorkerOptions['onDead']>(async () => {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  function work(over: Over) {
    const stop = new AbortController();
    const fixed = { pool, notifications, kinds: ['analysis'], concurrency: 1, onDead: dead, log, backOffMs: [1] };
    const ended = runWorker({ ...fixed, ...over, signal: stop.signal });
    const end = () => {
      stop.abort();
      return ended;
    };
    onTestFinished(end);
    return { stop: end };
  }

  const row = async (key: string) => {
    const { rows } = await pool.query<Readonly<Record<string, unknown>>>('select * from ops.job where key = $1', [key]);
    return rows[0];
  };
  /** Checks after each change of a job. */
  async function until(isSo: () => Promise<boolean>) {
    for (let seen = changes.all.length; !(await isSo()); seen = changes.all.length)
      await changes.until((all) => all.length > seen);
  }
  const becomes = (key: string, expected: Readonly<Record<string, unknown>>) =>
    until(async () => expect.objectContaining(expected).asymmetricMatch(await row(key)));
  return { pool, dead, log, work, row, becomes, until };
}

const tellChanges = `
  create function public.tell_job() returns trigger language plpgsql as
    $$ begin perform pg_notify('${allTold}', new.key); return null; end $$;
  create trigger told after update on ops.job for each row execute function public.tell_job()`;

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('starts a queued job at once, not at the next poll', async () => {
  const { pool, work, becomes } = await workplace();
  const started = collected<string>();
  work({ handle: async ({ key }) => started.add(key), pollMs: forEver });
  for (let round = 0; round < 10; round += 1) {
    await enqueue(pool, analysis(`job-${round}`));
    await started.until((all) => all.length === round + 1);
  }
  await becomes('job-9', { state: 'done', lease_until: null, attempt: 1, last_error: null });
});

test('runs each job in exactly one of many workers', async () => {
  const { pool, work, until } = await workplace();
  const runs = new Map<string, number>();
  for (let number = 0; number < 100; number += 1) await enqueue(pool, analysis(`job-${number}`, `owner-${number % 7}`));
  const handle = async ({ key }: Job) => {
    runs.set(key, (runs.get(key) ?? 0) + 1);
    await sleep(Math.random() * 5);
  };
  for (let worker = 0; worker < 4; worker += 1) work({ handle, concurrency: 3 });
  await until(async () => (await pool.query(`select from ops.job where state = 'done'`)).rowCount === 100);
  expect([...runs.values()]).toEqual(Array.from({ length: 100 }, () => 1));
});

test('takes only known kinds of jobs, up to its limit', async () => {
  const { pool, work, row, becomes } = await workplace();
  for (const key of ['a', 'b', 'c', 'd', 'e']) await enqueue(pool, analysis(key));
  await enqueue(pool, { ...analysis('other'), kind: 'rendition', priority: 9 });
  let [now, most] = [0, 0];
  work({
    concurrency: 2,
    handle: async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(20);
      now -= 1;
    },
  });
  await becomes('e', { state: 'done' });
  expect(most).toBe(2);
  expect(await row('other')).toMatchObject({ state: 'queued', attempt: 0 });
});

test('polls once for all idle workers, and finds jobs without a notification', async () => {
  const { pool, work, becomes } = await workplace();
  await enqueue(pool, { ...analysis('one'), delaySeconds: 3_600 });
  const asked = vi.spyOn(pool, 'query');
  const countOf = (name: string) =>
    asked.mock.calls.filter(([query]) => (query as unknown as { name?: string }).name === name).length;
  for (const kind of ['analysis', 'mail', 'export', 'reminder'])
    work({ handle: async () => {}, kinds: [kind], pollMs: 50 });
  await vi.waitUntil(() => countOf('due-kinds') >= 3, { timeout: 5_000 });
  const claims = countOf('claim-job');
  const looks = countOf('due-kinds');
  await vi.waitUntil(() => countOf('due-kinds') >= looks + 5, { timeout: 5_000 });
  expect(countOf('claim-job')).toBe(claims);
  await pool.query('update ops.job set run_at = now()');
  await becomes('one', { state: 'done', attempt: 1 });
});

test('retries a failed job with growing pauses until it succeeds', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, analysis('one'));
  const starts: number[] = [];
  work({
    backOffMs: [100, 600],
    handle: async ({ attempt }) => {
      starts.push(performance.now());
      if (attempt < 3) throw new TypeError('anna@example.com cannot be read');
    },
  });
  await becomes('one', { state: 'queued', last_error: 'TypeError' });
  await becomes('one', { state: 'done', attempt: 3 });
  const [first = 0, second = 0, third = 0] = starts;
  expect(second - first).toBeGreaterThanOrEqual(100);
  expect(third - second).toBeGreaterThanOrEqual(600);
  expect(dead).not.toHaveBeenCalled();
});

test('gives up a job after its last try, and reports it', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, { ...analysis('one'), maxAttempts: 2 });
  work({
    handle: async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    },
  });
  await becomes('one', { state: 'failed', attempt: 2, last_error: 'ECONNREFUSED' });
  expect(dead.mock.calls).toEqual([[expect.objectContaining({ key: 'one', attempt: 2 }), 'ECONNREFUSED']]);
});

test('gives up a job with a permanent failure at its first try', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, analysis('one'));
  work({ handle: () => Promise.reject(new FinalError('no_speech')) });
  await becomes('one', { state: 'failed', attempt: 1, last_error: 'no_speech' });
  expect(dead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'one' }), 'no_speech');
});

test('reports a given-up job later if that failed, without another try', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, analysis('one'));
  dead.mockRejectedValueOnce(new Error('the event store is away'));
  const handle = vi.fn(() => Promise.reject(new FinalError('no_speech')));
  work({ handle });
  await becomes('one', { state: 'failed', last_error: 'no_speech' });
  expect(dead.mock.calls.map(([, reason]) => reason)).toEqual(['no_speech', 'no_speech']);
  expect(handle).toHaveBeenCalledTimes(1);
});

test('gives up and reports a job whose last worker was killed', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, { ...analysis('one'), maxAttempts: 1 });
  await pool.query(`update ops.job set state = 'running', attempt = 1, lease_until = now() - interval '1 s'`);
  const handle = vi.fn(async () => {});
  work({ handle });
  await becomes('one', { state: 'failed', last_error: 'worker_lost' });
  expect(dead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'one' }), 'worker_lost');
  expect(handle).not.toHaveBeenCalled();
});

test('aborts a running job that is cancelled', async () => {
  const { pool, work, becomes, dead } = await workplace();
  await enqueue(pool, analysis('one'));
  const aborted = collected<string>();
  work({
    handle: (_job, { signal }) => {
      signal.addEventListener('abort', () => aborted.add(signal.reason.why));
      return untilAborted(signal);
    },
  });
  await becomes('one', { state: 'running' });
  await cancel(pool, { keyPrefix: 'o' });
  await aborted.until((all) => all.includes('lost'));
  await sleep(50);
  await becomes('one', { state: 'cancelled', attempt: 1 });
  expect(dead).not.toHaveBeenCalled();
});

test('renews the lease of a long job', async () => {
  const { pool, work, becomes } = await workplace();
  await enqueue(pool, analysis('one'));
  const handle = vi.fn(() => sleep(4_500));
  const lease = { leaseMs: 2_000, heartbeatMs: 200 };
  work({ ...lease, handle });
  work({ ...lease, handle });
  await becomes('one', { state: 'done', attempt: 1 });
  expect(handle).toHaveBeenCalledTimes(1);
});

test('returns a job when the worker stops, and another worker takes it at once', async () => {
  const { pool, work, becomes } = await workplace();
  await enqueue(pool, { ...analysis('one'), maxAttempts: 1 });
  const leaving = work({ leaseMs: forEver, handle: (_job, { signal }) => untilAborted(signal) });
  await becomes('one', { state: 'running' });
  work({ handle: async () => {} });
  await leaving.stop();
  await becomes('one', { state: 'done', attempt: 2 });
});

test('lets a job finish that is about to end when the worker stops', async () => {
  const { pool, work, row, becomes } = await workplace();
  await enqueue(pool, analysis('one'));
  const worker = work({ handle: () => sleep(300) });
  await becomes('one', { state: 'running' });
  await worker.stop();
  expect(await row('one')).toMatchObject({ state: 'done', attempt: 1 });
});
