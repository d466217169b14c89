import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { listenTo } from '../postgres/notifications.ts';
import { newPerson } from '../testing/person.ts';
import { analysedTalks } from './analysed-talks.ts';
import { type Figure, quantile } from './figure.ts';
import { keepAlive } from './keep-alive.ts';
import { type Running, withProduct } from './product-beside.ts';
import { rateOf } from './rate.ts';
import { rawAppend } from './raw-append.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const connections = 8;
const seconds = 2;
const talks = 10_000;

/** Renames over HTTP, each with a key of its own, to the process that takes commands. */
export const callFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'calls'), { ROLES: 'command-api' }, renames);

async function renames({ url, pool }: Running): Promise<readonly Figure[]> {
  const { accessToken } = await newPerson(url);
  const ownerId = subjectOf(accessToken);
  const notifications = await listenTo(String(pool.options.connectionString));
  const ids = await analysedTalks(await createPostgresStore(pool, notifications), ownerId, talks);
  await notifications.close();

  const client = keepAlive(url, connections);
  let count = 0;
  const rename = () =>
    client.send({
      method: 'PATCH',
      path: `/api/Sessions/${ids[count++ % talks]}`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ name: `Talk ${count}` }),
    });
  const took: number[] = [];
  const raw = await rawAppend(pool, connections);
  const compared = await sideBySide({
    subject: () => rateOf({ workers: connections, seconds, work: rename, took }),
    reference: () => rateOf({ workers: connections, seconds, work: raw.insert }),
  });
  await raw.end();
  client.end();
  return [
    ...comparedFigures(compared, {
      name: `command over HTTP, ${connections} connections`,
      referenceName: `plain SQL: insert of one event, ${connections} connections`,
      to: 'plain SQL',
      goal: '≥ 0.3',
    }),
    {
      name: 'command over HTTP: half, and 99 in 100, take less than',
      value: [0.5, 0.99].map((share) => `${quantile(took, share).toFixed(1)} ms`).join(', '),
    },
  ];
}

/** Who a token belongs to: the process that takes commands answers no questions. */
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
