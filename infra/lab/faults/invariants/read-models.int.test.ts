import { expect, test } from 'vitest';
import { catchUp, endOf } from '#projections/catch-up.ts';
import { clubsProjection, historyOf, manyEvents } from '#projections/clubs-for-test.ts';
import { prepare } from '#projections/runner.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { readModelsVerdict } from './read-models.ts';

test('accepts rows with composite keys and rows written by statements, and finds a changed row', async () => {
  const { pool, store } = await freshDatabase();
  await historyOf({ store })(...manyEvents(300));
  await prepare(clubsProjection, pool);
  await catchUp(clubsProjection, { pool, store }, { end: await endOf(store) });
  const verdict = () => readModelsVerdict({ pool, store }, [clubsProjection]);
  const { checked, wrong } = await verdict();
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(20);

  const { rows } = await pool.query<{ key: string }>(
    `update clubs.club_task set place = 999 where ctid = (select min(ctid) from clubs.club_task) returning club || '/' || task as key`,
  );
  expect((await verdict()).wrong).toEqual([`clubs.club_task ${rows[0]?.key} is not as its events say`]);
});

test('reports an event whose statement fails, and goes on with the others', async () => {
  const { pool, store } = await freshDatabase();
  await historyOf({ store })(
    ['club-a', 'TaskAdded', { task: 1 }],
    ['club-a', 'Spoiled', { how: 'sql' }],
    ['club-b', 'TaskAdded', { task: 1 }],
    ['club-b', 'TasksReordered', { order: [1] }],
  );
  await prepare(clubsProjection, pool);
  await catchUp(clubsProjection, { pool, store }, { end: await endOf(store) });
  const { checked, wrong } = await readModelsVerdict({ pool, store }, [clubsProjection]);
  expect(checked).toBe(2);
  expect(wrong).toEqual([expect.stringContaining('clubs cannot fold Spoiled at position 2')]);
});
