import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { saidBy } from '#infra/lab/testing/said-by.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { commandLine } from '#projections/command-line.ts';

const { database, env, listen, person, settle } = await ownApp();
const url = await listen();
const [ada, admin] = [await person(), await person({ roles: ['admin'] })];
const projections = (...words: string[]) => saidBy(commandLine, words, env);

const sockets: Awaited<ReturnType<typeof openSocket>>[] = [];
afterAll(() => sockets.forEach((socket) => void socket.end()));

test('a rebuild tells everybody once to query again, and admins see its progress', async () => {
  const end = await endOfLog();
  const [hers, theirs, orders] = [
    await opened('/notification-hub', ada.accessToken),
    await opened('/notification-hub', admin.accessToken),
    await opened('/session-hub', ada.accessToken),
  ];
  await projections('rebuild', 'sessions');
  const built = ['session-list', 'session-detail', 'calibration-list', 'drill-list'];
  const own = built.map((name) => pushOf(name, end));
  await hers.until((pushes) => pushes.length >= own.length);
  await theirs.until(() => named(theirs, 'projection-list').length > 1 && theirs.pushes.length > own.length + 1);
  expect(theirs.pushes.filter(({ data }) => data.name !== 'projection-list')).toEqual(own);
  expect(hers.pushes).toEqual(own);
  expect(orders.pushes).toEqual([]);
});

test('a former admin gets no progress on an open socket', async () => {
  const socket = await opened('/notification-hub', admin.accessToken);
  const said = () => named(socket, 'projection-list').length;
  const retry = () => projections('retry', 'quotas');
  await retry();
  await socket.until(() => said() === 2);
  await database.query(`update users.user_account set roles = '{user}' where id = $1`, [admin.id]);
  await retry();
  await projections('rebuild', 'quotas');
  await socket.until(() => named(socket, 'quota-usage').length === 1);
  expect(said()).toBe(2);
});

const named = ({ pushes }: Awaited<ReturnType<typeof openSocket>>, name: string) =>
  pushes.filter(({ data }) => data.name === name);

const pushOf = (name: string, position: string) => ({ type: 'ReadModelChanged', data: { name, position } });

/** Waits until every area is up to date, so that no earlier changes are pushed. */
async function endOfLog() {
  await settle();
  const { rows } = await database.query<{ end: string }>('select max(position) as end from event_store.events');
  return rows[0]?.end ?? '';
}

/** Waits until the socket is signed in, which the server does not confirm. */
async function opened(hub: string, token: string) {
  const socket = await openSocket(url + hub, { first: { type: 'auth', token } });
  sockets.push(socket);
  await sleep(300);
  return socket;
}
