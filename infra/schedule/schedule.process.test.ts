import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../postgres/test-database.ts';
import { programArgs } from '../programs/program-args.ts';
import { eventually } from '../testing/eventually.ts';
import { keepSlots } from './keep-slots.ts';
import { startSchedule } from './schedule.ts';
import type { Task } from './task.ts';

const minutely = (catchUp: Task['catchUp'] = 'each'): Task => ({
  name: 'every-minute',
  timetable: '* * * * *',
  catchUp,
});
const hourly = (catchUp: Task['catchUp']): Task => ({ ...minutely(catchUp), timetable: '0 * * * *' });
const firstTick = '2026-10-25T00:00:10.000Z';
const ticks = 100;

test('three processes that tick a hundred times each make a hundred runs', async () => {
  const { url, pool } = await runningSince('2026-10-24T23:59:00.000Z');
  const processes = await tickingTogether(url, 3);
  const taken = await Promise.all(processes.map(({ taken }) => taken));
  expect(taken.flat().reduce((sum, count) => sum + count, 0)).toBe(ticks);
  expect(taken.filter((own) => own.some((count) => count > 0)).length).toBeGreaterThan(1);
  await expectEverySlotOnce(pool);
});

test('one of them that is killed takes no run along', async () => {
  const { url, pool } = await runningSince('2026-10-24T23:59:00.000Z');
  const [victim, ...others] = await tickingTogether(url, 3);
  await eventually(() => expect(victim?.said.length).toBeGreaterThan(20));
  victim?.kill();
  expect(await victim?.taken).not.toHaveLength(ticks);
  await Promise.all(others.map(({ taken }) => taken));
  await expectEverySlotOnce(pool);
});

test('what is due is said by the clock of the database: one that is wrong here changes nothing', async () => {
  const { pool } = await freshDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await keepSlots(pool, minutely());
  const { rows } = await pool.query<{ late: boolean }>('select slot > now() as late from ops.schedule_slot');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ late }) => !late)).toBe(true);
});

test('what was missed in the last day is caught up: each slot, the latest, or nothing', async () => {
  for (const [catchUp, hours] of [
    ['each', 24],
    ['latest', 1],
    ['nothing', 0],
  ] as const) {
    const { pool } = await freshDatabase();
    await keepSlots(pool, hourly(catchUp), new Date('2026-03-01T10:00:30Z'));
    expect(await slotsOf(pool)).toHaveLength(1);
    expect(await keepSlots(pool, hourly(catchUp), new Date('2026-03-04T10:30:00Z'))).toBe(hours);
    expect((await slotsOf(pool)).at(-1)).toBe(hours > 0 ? '2026-03-04T10:00:00.000Z' : '2026-03-01T10:00:00.000Z');
  }
});

test('a task that is new has missed nothing', async () => {
  const { pool } = await freshDatabase();
  expect(await keepSlots(pool, hourly('each'), new Date('2026-03-04T10:30:00Z'))).toBe(0);
});

test('a slot whose job cannot be enqueued is not taken', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`alter table ops.job add constraint refused check (kind <> 'every-minute')`);
  await expect(keepSlots(pool, minutely())).rejects.toThrow();
  expect(await slotsOf(pool)).toEqual([]);
  await pool.query('alter table ops.job drop constraint refused');
  expect(await keepSlots(pool, minutely())).toBeGreaterThan(0);
});

test('a schedule that starts looks at once, says what it took, and a task that fails keeps no other from it', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`alter table ops.job add constraint refused check (kind <> 'broken')`);
  const onSlots = vi.fn();
  const log = { error: vi.fn() };
  const stop = await startSchedule({ pool, tasks: [{ ...minutely(), name: 'broken' }, minutely()], log, onSlots });
  expect(onSlots).toHaveBeenCalledWith('every-minute', expect.any(Number));
  await stop();
  expect(log.error).toHaveBeenCalledOnce();
});

/** Processes that begin at the same moment, however long each of them took to start. */
async function tickingTogether(url: string, count: number) {
  const processes = Array.from({ length: count }, () => ticking(url));
  await eventually(() => expect(processes.map(({ said }) => said.length)).toEqual(processes.map(() => 1)));
  for (const { begin } of processes) begin();
  return processes;
}

/** A process that ticks once it may `begin`; `taken` are its counts, tick for tick. */
function ticking(url: string) {
  const program = new URL('schedule-process.ts', import.meta.url);
  const child = spawn(process.execPath, programArgs(program, url, firstTick, `${ticks}`));
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const taken = once(child, 'close').then(() => said.slice(1).map(Number));
  return { said, taken, begin: () => child.stdin.write('go\n'), kill: () => child.kill('SIGKILL') };
}

async function slotsOf(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slot: string }>('select slot from ops.schedule_slot order by slot');
  return rows.map(({ slot }) => slot);
}

/** The slot was taken before the test begins. */
async function runningSince(slot: string) {
  const database = await freshDatabase();
  await database.pool.query('insert into ops.schedule_slot (task, slot) values ($1, $2)', [minutely().name, slot]);
  return database;
}

async function expectEverySlotOnce(pool: Pool) {
  const expected = Array.from({ length: ticks }, (_, minute) =>
    new Date(Date.parse(firstTick) - 10_000 + minute * 60_000).toISOString(),
  );
  expect((await slotsOf(pool)).slice(1)).toEqual(expected);
  const { rows } = await pool.query<{ key: string }>('select key from ops.job order by key');
  expect(rows.map(({ key }) => key)).toEqual(expected);
}
