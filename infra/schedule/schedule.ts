import { Cron } from 'croner';
import type { Pool } from 'pg';
import type { WorkerLog } from '../queue/job.ts';
import { keepSlots } from './keep-slots.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

type Dependencies = Readonly<{
  pool: Pool;
  entries: readonly ScheduleEntry[];
  log: Pick<WorkerLog, 'error'>;
  /** Called with the slots that this process took. */
  onSlots?: (task: string, count: number) => void;
}>;

const everyMinute = '* * * * *';

/**
 * Checks every minute which entries are due. Any number of processes may do so, and each slot is one job. This machine's clock
 * makes the ticks; the database's clock decides what is due. After the first check, returns the function that stops it: that function waits for
 * a running check.
 */
export async function startSchedule({ pool, entries, log, onSlots }: Dependencies): Promise<() => Promise<void>> {
  let looking: Promise<void> | undefined;

  async function look() {
    for (const entry of entries) {
      // If one entry cannot be enqueued, the others still are; the next tick retries it.
      const taken = await keepSlots(pool, entry).catch((err) => {
        log.error({ err, task: entry.name }, 'the slots of a task were not kept');
        return 0;
      });
      if (taken > 0) onSlots?.(entry.name, taken);
    }
  }

  await tellEntries(pool, entries).catch((err) => log.error({ err }, 'the timetable was not told'));

  const tick = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  const ticking = new Cron(everyMinute, { unref: true }, tick);
  tick();
  await looking;

  return async () => {
    ticking.stop();
    await looking;
  };
}

/** Writes the list of entries, and deletes entries that no longer exist. */
async function tellEntries(pool: Pool, entries: readonly ScheduleEntry[]): Promise<void> {
  const rows = entries.map(({ name, timetable }) => ({ task: name, pattern: timetable }));
  await pool.query(
    `with told as (
       insert into ops.schedule_task (task, pattern) select task, pattern from json_to_recordset($1) as t (task text, pattern text)
       on conflict (task) do update set pattern = excluded.pattern, told_at = now() returning task)
     delete from ops.schedule_task where task not in (select task from told)`,
    [JSON.stringify(rows)],
  );
}
