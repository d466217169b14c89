import { randomUUID } from 'node:crypto';
import path from 'node:path';
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

/** For the plain inserts and the clients: as few, as many as a busy hour has, and a crowd. */
const plainConnections = 8;
const clientConnections = [8, 32, 128];
const seconds = 2;
const sessions = 10_000;

/** Renames over HTTP, each with a key of its own, to the process that takes commands. */
export const callFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'calls'), { ROLES: 'command-api' }, renames);

async function renames({ url, pool }: Running): Promise<readonly Figure[]> {
  const { accessToken } = await newPerson(url);
  const ownerId = subjectOf(accessToken);
  const notifications = await listenTo(String(pool.options.connectionString));
  const ids = await analysedSessions(await createPostgresStore(pool, notifications), ownerId, sessions);
  await notifications.close();

  let count = 0;
  const renameBy = (client: ReturnType<typeof keepAlive>) => () =>
    client.send({
      method: 'PATCH',
      path: `/api/Sessions/${ids[count++ % sessions]}`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ name: `Talk ${count}` }),
    });
  const raw = await rawAppend(pool, plainConnections);
  const figures: Figure[] = [];
  for (const connections of clientConnections) {
    const client = keepAlive(url, connections);
    figures.push(...(await callsBeside(raw, { connections, rename: renameBy(client) })));
    client.end();
  }
  await raw.end();
  return figures;
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

/** Who a token belongs to: the process that takes commands answers no questions. */
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
