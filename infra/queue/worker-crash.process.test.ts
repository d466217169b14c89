import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { programArgs } from '../programs/program-args.ts';
import { enqueue } from './queue.ts';

const leaseMs = 1_500;
const program = new URL('../lab/testing/worker-process.ts', import.meta.url);

/** A worker in its own process, and its output. */
function startWorker(url: string, jobMs: number) {
  const child = spawn(process.execPath, programArgs(program, url, String(leaseMs), String(jobMs)), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => void said.push(line));
  const says = (line: string) => eventually(() => expect(said).toContain(line));
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), said, says };
}

async function oneJob() {
  const { url, pool } = await freshDatabase();
  await enqueue(pool, { kind: 'analysis', key: 'one', ownerId: 'anna', payload: {}, priority: 0 });
  const row = async () => (await pool.query('select xmin::text, state, attempt from ops.job')).rows[0];
  return { url, row };
}

test('takes over the job of a killed worker after its lease, and completes it once', async () => {
  const { url, row } = await oneJob();
  const first = startWorker(url, 60_000);
  await first.says('began one 1');
  const second = startWorker(url, 10);
  await new Promise((resolve) => setTimeout(resolve, 2 * leaseMs));
  expect(second.said).toEqual([]);
  first.kill('SIGKILL');
  await second.says('began one 2');
  await eventually(async () => expect(await row()).toMatchObject({ state: 'done', attempt: 2 }));
  expect(second.said).toEqual(['began one 2', 'ended one 2']);
});

test('ignores the result of a worker that paused longer than its lease', async () => {
  const { url, row } = await oneJob();
  const first = startWorker(url, 1_000);
  await first.says('began one 1');
  first.kill('SIGSTOP');
  const second = startWorker(url, 10);
  await second.says('ended one 2');
  await eventually(async () => expect(await row()).toMatchObject({ state: 'done', attempt: 2 }));
  const before = await row();
  first.kill('SIGCONT');
  await first.says('job ended too late: it is not ours any more');
  expect(await row()).toEqual(before);
  expect(first.said).toContain('ended one 1');
});
