import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUp, endOf } from '../catch-up.ts';
import { prepare } from '../runner.ts';
import { verify } from '../verify.ts';
import { notificationsProjection } from './area.ts';

test('keeps the latest 200 notifications of each person, and none older than 90 days', async () => {
  const database = await freshDatabase();
  const { store, pool } = database;
  const [spring, summer] = ['2026-03-01T10:00:00.000Z', '2026-06-20T10:00:00.000Z'];
  const received = (id: string, at: string) => {
    const event = newEvent({ notificationId: id, type: 'rating_received', byId: null, concerns: {} });
    return { ...event, type: 'NotificationReceived', metadata: { ...event.metadata, at } };
  };
  const many = (prefix: string, count: number, at: string) =>
    Array.from({ length: count }, (_, n) => received(`${prefix}${String(n).padStart(3, '0')}`, at));
  await store.append('inbox-ada', noStream, [...many('old', 30, spring), ...many('new', 50, summer)]);
  await store.append('inbox-bob', noStream, many('bob', 260, summer));
  await store.append('inbox-eve', noStream, many('eve', 5, spring));
  await prepare(notificationsProjection, pool);
  await catchUp(notificationsProjection, database, { end: await endOf(store) });

  const kept =
    'select owner_id, count(*)::int as count, min(id) as first from notifications.notification_list group by 1 order by 1';
  expect((await pool.query(kept)).rows).toEqual([
    { owner_id: 'ada', count: 50, first: 'new000' },
    { owner_id: 'bob', count: 200, first: 'bob060' },
    { owner_id: 'eve', count: 5, first: 'eve000' },
  ]);
  expect((await verify(notificationsProjection, database)).flatMap(({ differing }) => differing)).toEqual([]);
});
