import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { projectionAreas } from '#domain/areas.ts';
import { call } from '#infra/testing/call.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { newPerson, password } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { saidBy } from '#infra/testing/said-by.ts';
import { openSocket } from '#infra/testing/socket.ts';
import { commandLine } from '#projections/command-line.ts';

const product = await startProduct();
const { url, database, directory } = product;
const ada = await newPerson(url);
const projections = (...words: string[]) => saidBy(commandLine, words, { DATA_DIR: directory });
const email = 'admin@rostra.local';
const signedIn = await call<{ accessToken: string }>(url, 'POST /api/Account/Login', { json: { email, password } });

const sockets: Awaited<ReturnType<typeof openSocket>>[] = [];
afterAll(() => sockets.forEach((socket) => void socket.end()));

test('read models that were built again are asked for again by everybody, once each; the work is seen by admins', async () => {
  const end = await endOfLog();
  const [person, admin, orders] = [
    await opened('/notification-hub', ada.accessToken),
    await opened('/notification-hub', signedIn.body.accessToken),
    await opened('/session-hub', ada.accessToken),
  ];
  await projections('rebuild', 'sessions');
  const own = [pushOf('session-list', end), pushOf('session-detail', end)];
  await eventually(() => expect(person.pushes).toEqual(own));
  await eventually(() => expect(named(admin, 'projection-list').length).toBeGreaterThan(1));
  expect(admin.pushes.filter(({ data }) => data.name !== 'projection-list')).toEqual(own);
  expect(person.pushes).toEqual(own);
  expect(orders.pushes).toEqual([]);
});

test('whoever is no admin any more is told nothing of it, although the socket is open', async () => {
  const admin = await opened('/notification-hub', signedIn.body.accessToken);
  const said = () => named(admin, 'projection-list').length;
  const retry = () => projections('retry', 'quotas');
  await retry();
  await eventually(() => expect(said()).toBe(2));
  await database.query(`update users.user_account set roles = '{user}' where email = $1`, [email]);
  await retry();
  await projections('rebuild', 'quotas');
  await eventually(() => expect(named(admin, 'quota-usage')).toHaveLength(1));
  expect(said()).toBe(2);
});

const named = ({ pushes }: Awaited<ReturnType<typeof openSocket>>, name: string) =>
  pushes.filter(({ data }) => data.name === name);

const pushOf = (name: string, position: string) => ({ type: 'ReadModelChanged', data: { name, position } });

/** When every area has got there: nobody is told of what was before. */
async function endOfLog() {
  const { rows } = await database.query<{ end: string }>('select max(position) as end from event_store.events');
  const end = rows[0]?.end ?? '';
  const checkpoints = projectionAreas.map((area) => `select position from ${area}.checkpoint`);
  await eventually(async () => {
    const reached = await database.query(
      `select min(position) as position from (${checkpoints.join(' union all ')}) all_areas`,
    );
    expect(reached.rows).toEqual([{ position: end }]);
  });
  return end;
}

/** Once it is signed in: the server has nothing to say about that. */
async function opened(hub: string, token: string) {
  const socket = await openSocket(url + hub, { first: { type: 'auth', token } });
  sockets.push(socket);
  await sleep(300);
  return socket;
}
