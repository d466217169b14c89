import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { programArgs } from '#infra/programs/program-args.ts';
import { endOf } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import { prepare } from './runner.ts';
import { happen, sharded, streamsUpTo } from './tallies-for-test.ts';
import { verify } from './verify.ts';

test('loses and doubles nothing when one of two processes is killed again and again', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await prepare(sharded, pool);
  // Records which process moved which shard.
  await pool.query(`create table public.moves (process text, shard int);
    create function public.note() returns trigger language plpgsql as $$
      begin insert into public.moves values (current_setting('application_name'), new.shard); return null; end $$;
    create trigger note after update on tallies.checkpoint for each row execute function public.note()`);
  const stop = new AbortController();
  const writing = writeUntil(stop.signal, database);
  const steady = await projector(database.url, 'steady');
  for (let round = 0; round < 2; round++) {
    const victim = await projector(database.url, `victim ${round}`);
    // Kills the process in the middle of its work, not before.
    await eventually(async () => expect(await movesOf(pool, `victim ${round}`)).toBeGreaterThan(3));
    victim.kill('SIGKILL');
    await once(victim, 'close');
  }
  // Without a running process, the shards pause until the last process takes all of them.
  steady.kill('SIGKILL');
  await once(steady, 'close');
  stop.abort();
  const events = await writing;
  expect(await movesOf(pool, 'steady')).toBeGreaterThan(3);
  await projector(database.url, 'last');
  const end = await endOf(database.store);
  await eventually(async () => expect((await checkpointOf('tallies', pool))?.position).toBe(end));
  expect((await pool.query("select distinct shard from moves where process = 'last'")).rows).toHaveLength(4);
  const { rows } = await pool.query('select sum(count)::int as counted from tallies.tally');
  expect(rows).toEqual([{ counted: events }]);
  expect(await differences(database)).toEqual([]);
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const differences = async (database: Database) =>
  (await verify(sharded, database)).flatMap(({ differing }) => differing);

async function movesOf(pool: Pool, name: string) {
  const { rows } = await pool.query('select count(*)::int as count from moves where process = $1', [name]);
  return rows[0].count;
}

/** Appends to a hundred streams in parallel until `signal`. Returns the number of events. */
async function writeUntil(signal: AbortSignal, database: Database) {
  const streams = streamsUpTo(100);
  let [events, after] = [0, -1];
  for (; !signal.aborted; events += streams.length, after++) {
    await happen(database, streams, { after });
    await sleep(20);
  }
  return events;
}

async function projector(address: string, name: string): Promise<ChildProcess> {
  const url = new URL(address);
  url.searchParams.set('application_name', name);
  const program = new URL('./shards-process.ts', import.meta.url);
  const child = spawn(process.execPath, programArgs(program, url.href), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}
