import type { Pool } from 'pg';
import { type Figure, secondsOf } from './figure.ts';
import { createPlainRows, readAndUpsert } from './log-speed-rebuild.ts';
import { rebuiltBeside } from './rebuilt-beside.ts';

const schemas = ['seminars', 'participation', 'invitations'];

/** Rebuilds the read models of seminars in a process without cached keys, compared with one plain row for each event of the log. */
export async function seminarRebuild(pool: Pool, data: string): Promise<readonly Figure[]> {
  await pool.query('vacuum analyze event_store.events');
  await createPlainRows(pool);
  let count = 0;
  const plainSeconds = await secondsOf(async () => {
    count = await readAndUpsert(pool, ({ id }) => id);
  });
  const plainRate = count / plainSeconds;
  const { built, memory } = await rebuiltBeside({ database: String(pool.options.connectionString), schemas, data });
  const [events, seconds] = [sum(built.map((one) => one.events)), sum(built.map((one) => one.seconds))];
  return [
    { name: `plain SQL: batch read and upsert of ${count} events`, value: `${plainRate.toFixed(0)} events/s` },
    ...built.map((one) => rateFigure(`rebuild of ${one.schema}, ${one.events} events`, one.events / one.seconds)),
    {
      ...rateFigure(`rebuild of all three, ${events} events`, events / seconds),
      ...{ ratio: events / seconds / plainRate, to: 'plain SQL', goal: '≥ 20000 events/s' },
    },
    memory,
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const rateFigure = (name: string, rate: number): Figure => ({ name, value: `${rate.toFixed(0)} events/s` });
