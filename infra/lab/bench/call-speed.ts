import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { newPerson } from '../testing/person.ts';
import { analysedSessions } from './analysed-sessions.ts';
import { type Figure, quantile } from './figure.ts';
import { keepAlive } from './keep-alive.ts';
import { type Running, withProduct } from './product-beside.ts';
import { rateOf } from './rate.ts';
import { type RawAppend, rawAppend } from './raw-append.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

/** Numbers of connections for the plain inserts and the clients: few, a busy hour, and a crowd. */
const plainConnections = 8;
const clientConnections = [8, 32, 128];
const seconds = 2;
const sessions = 10_000;
/** A pause after which nothing of the previous command is still running. */
const [lone, pauseMs] = [20, 2_000];

/** Renames over HTTP, each with its own key, to a process with the role `command-api`. */
export const callFigures = async (directory: string): Promise<readonly Figure[]> => [
  ...(await withProduct(path.join(directory, 'calls'), { ROLES: 'command-api' }, renames)),
  ...(await withProduct(path.join(directory, 'lone-calls'), {}, loneRenames)),
];

/** One command at a time, with everything that follows from it, in a process that has every role. */
async function loneRenames({ url, pool }: Running): Promise<readonly Figure[]> {
  const client = keepAlive(url, 1);
  const rename = await renamer({ url, pool, count: lone });
  const still = await cpuSpent(url, () => sleep(lone * pauseMs));
  const busy = await cpuSpent(url, async () => {
    for (let n = 0; n < lone; n++) await Promise.all([rename(client), sleep(pauseMs)]);
  });
  client.end();
  const value = `${(((busy - still) / lone) * 1_000).toFixed(1)} ms`;
  const idle = `${((still / lone / pauseMs) * 1e6).toFixed(1)} ms a second`;
  return [
    {
      name: `a lone command over HTTP, all roles in the process: processor time (idle: ${idle})`,
      value,
      goal: '< 4 ms',
    },
  ];
}

/** CPU seconds of the product's process during the work. */
async function cpuSpent(url: string, work: () => Promise<unknown>): Promise<number> {
  const before = await cpuOf(url);
  await work();
  return (await cpuOf(url)) - before;
}

async function cpuOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function renames({ url, pool }: Running): Promise<readonly Figure[]> {
  const rename = await renamer({ url, pool, count: sessions });
  const raw = await rawAppend(pool, plainConnections);
  const figures: Figure[] = [];
  for (const connections of clientConnections) {
    const client = keepAlive(url, connections);
    figures.push(...(await callsBeside(raw, { connections, rename: () => rename(client) })));
    client.end();
  }
  await raw.end();
  return figures;
}

type Renamed = Pick<Running, 'url' | 'pool'> & Readonly<{ count: number }>;

/** Renames this many sessions of a new person, one after the other. */
async function renamer({ url, pool, count }: Renamed) {
  const { accessToken } = await newPerson(url);
  const ownerId = subjectOf(accessToken);
  const notifications = await listenTo(String(pool.options.connectionString));
  const ids = await analysedSessions(await createPostgresStore(pool, notifications), ownerId, count);
  await notifications.close();

  let next = 0;
  return (client: ReturnType<typeof keepAlive>) =>
    client.send({
      method: 'PATCH',
      path: `/api/Sessions/${ids[next++ % count]}`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ name: `Talk ${next}` }),
    });
}

type Calls = Readonly<{ connections: number; rename: () => Promise<void> }>;

async function callsBeside(raw: RawAppend, { connections, rename }: Calls): Promise<readonly Figure[]> {
  const took: number[] = [];
  const compared = await sideBySide({
    subject: () => rateOf({ workers: connections, seconds, work: rename, took }),
    reference: () => rateOf({ workers: plainConnections, seconds, work: raw.insert }),
  });
  const by = `${connections} connections`;
  const within = (share: number) => `${quantile(took, share).toFixed(1)} ms`;
  return [
    ...comparedFigures(compared, {
      name: `command over HTTP, ${by}`,
      referenceName: `plain SQL: insert of one event, ${plainConnections} connections`,
      to: 'plain SQL',
      goal: '≥ 0.3',
    }),
    { name: `command over HTTP, ${by}: half, 99 in 100 within`, value: `${within(0.5)}, ${within(0.99)}` },
  ];
}

/** The person in a token. It is read from the token, because a process with the role `command-api` serves no queries. */
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
