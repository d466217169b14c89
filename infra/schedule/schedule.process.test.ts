import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { programArgs } from '../programs/program-args.ts';
import { keepSlots } from './keep-slots.ts';
import { startSchedule } from './schedule.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

const minutely = (catchUp: ScheduleEntry['catchUp'] = 'each'): ScheduleEntry => ({
  name: 'every-minute',
  timetable: '* * * * *',
  catchUp,
});
const hourly = (catchUp: ScheduleEntry['catchUp']): ScheduleEntry => ({ ...minutely(catchUp), timetable: '0 * * * *' });
const firstTick = '2026-10-25T00:00:10.000Z';
const ticks = Array.from({ length: 100 }, (_, minute) =>
  new Date(Date.parse(firstTick) + minute * 60_000).toISOString(),
);

test('takes each slot once in three processes that tick at the same moments', async () => {
  const { url, pool } = await runningSince('2026-10-24T23:59:00.000Z');
  const processes = await tickingProcesses(url, 3);
  let taken = 0;
  for (const tick of ticks) {
    const counts = await Promise.all(processes.map((process) => process.tick(tick)));
    taken += counts.reduce<number>((sum, count) => sum + Number(count), 0);
  }
  expect(taken).toBe(ticks.length);
  await expectEverySlotOnce(pool);
});

test('loses no run when one process is killed', async () => {
  const { url, pool } = await runningSince('2026-10-24T23:59:00.000Z');
  const [victim, ...others] = await tickingProcesses(url, 3);
  for (const [index, tick] of ticks.entries()) {
    const theirs = others.map((process) => process.tick(tick));
    if (index < 20) await victim?.tick(tick);
    if (index === 20) {
      const last = victim?.tick(tick);
      victim?.kill();
      await last;
    }
    await Promise.all(theirs);
  }
  await expectEverySlotOnce(pool);
});

test('decides what is due by the clock of the database, not by a wrong local one', async () => {
  const { pool } = await freshDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await keepSlots(pool, minutely());
  const { rows } = await pool.query<{ late: boolean }>('select slot > now() as late from ops.schedule_slot');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ late }) => !late)).toBe(true);
});

test('catches up missed slots of the last day: each, the latest, or none', async () => {
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

test('catches up nothing for a new task', async () => {
  const { pool } = await freshDatabase();
  expect(await keepSlots(pool, hourly('each'), new Date('2026-03-04T10:30:00Z'))).toBe(0);
});

test('does not take a slot whose job cannot be queued', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`alter table ops.job add constraint refused check (kind <> 'every-minute')`);
  await expect(keepSlots(pool, minutely())).rejects.toThrow();
  expect(await slotsOf(pool)).toEqual([]);
  await pool.query('alter table ops.job drop constraint refused');
  expect(await keepSlots(pool, minutely())).toBeGreaterThan(0);
});

test('checks at once at the start, reports taken slots, and goes on after a failed task', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`alter table ops.job add constraint refused check (kind <> 'broken')`);
  const onSlots = vi.fn();
  const log = { error: vi.fn() };
  const stop = await startSchedule({ pool, entries: [{ ...minutely(), name: 'broken' }, minutely()], log, onSlots });
  expect(onSlots).toHaveBeenCalledWith('every-minute', expect.any(Number));
  await stop();
  expect(log.error).toHaveBeenCalledOnce();
});

/** Processes that have started and wait for their first tick. */
function tickingProcesses(url: string, count: number) {
  return Promise.all(Array.from({ length: count }, () => tickingProcess(url)));
}

async function tickingProcess(url: string) {
  const program = new URL('../lab/testing/schedule-process.ts', import.meta.url);
  const child = spawn(process.execPath, programArgs(program, url));
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    /** The number of slots that it took at this time; `undefined` once it is killed. */
    async tick(time: string) {
      child.stdin.write(`${time}\n`);
      return (await lines.next()).value;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

async function slotsOf(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slot: string }>('select slot from ops.schedule_slot order by slot');
  return rows.map(({ slot }) => slot);
}

/** The slot was taken before the test began. */
async function runningSince(slot: string) {
  const database = await freshDatabase();
  await database.pool.query('insert into ops.schedule_slot (task, slot) values ($1, $2)', [minutely().name, slot]);
  return database;
}

async function expectEverySlotOnce(pool: Pool) {
  const expected = ticks.map((tick) => new Date(Date.parse(tick) - 10_000).toISOString());
  expect((await slotsOf(pool)).slice(1)).toEqual(expected);
  const { rows } = await pool.query<{ key: string }>('select key from ops.job order by key');
  expect(rows.map(({ key }) => key)).toEqual(expected);
}
