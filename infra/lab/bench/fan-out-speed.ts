import path from 'node:path';
import type { Pool } from 'pg';
import { accessTokens } from '#infra/http/access-token.ts';
import { newId } from '#infra/ids.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { startBeside } from './beside.ts';
import type { Figure } from './figure.ts';
import { listeningSocket, many } from './listening-socket.ts';
import { type Running, withProduct } from './product-beside.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

/** A hub accepts ten sockets of one person. */
const [people, socketsEach] = [100, 10];
const sockets = people * socketsEach;
/** Consecutive changes without a pause. */
const changes = 50;
const bareChannel = 'bare_changed';

/** Changes that a hundred people see on a thousand screens, compared with a server that only sends. */
export const fanOutFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'fan-out'), { ROLES: 'command-api,query-api,projections' }, fanOut);

async function fanOut({ url, pool, directory }: Running): Promise<readonly Figure[]> {
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const readers = await Promise.all(
    Array.from({ length: people }, async () => {
      const userId = newId();
      return { userId, token: await tokens.issue({ userId }) };
    }),
  );
  const database = String(pool.options.connectionString);
  const request = { database, channel: bareChannel };
  const bare = await startBeside(new URL('./bare-sockets-process.ts', import.meta.url), request);

  const ours = await audience(`${url}/notification-hub`, (index) => readers[index % people]?.token);
  const theirs = await audience(bare.said);
  const round = (listeners: Audience, channel: string) => async () => {
    const started = performance.now();
    const all = listeners.hear(changes * sockets);
    await announce(pool, channel, readers);
    await all;
    return (1_000 * changes * sockets) / (performance.now() - started);
  };
  const compared = await sideBySide({
    subject: round(ours, readModelChanged),
    reference: round(theirs, bareChannel),
    rounds: 9,
  });
  for (const { end } of [ours, theirs, bare]) await end();
  return comparedFigures(compared, {
    name: `push: a change to ${sockets} sockets of its readers`,
    referenceName: `bare ws: a change to ${sockets} sockets`,
    to: 'bare ws',
    goal: '≥ 0.6',
    unit: 'messages/s',
  });
}

/** The notification of a projection; each one differs, since Postgres merges equal ones. */
let position = 0;
async function announce(pool: Pool, channel: string, readers: readonly Readonly<{ userId: string }>[]) {
  // Kept short: a notification is limited to 8,000 bytes.
  const rows = JSON.stringify(readers.map(({ userId }) => ['a', userId]));
  await pool.query(
    `select pg_notify($1, format('{"name":"session-list","position":"%s","rows":%s}', position, $2::text))
       from generate_series($3::int, $4::int) position`,
    [channel, rows, position + 1, position + changes],
  );
  position += changes;
}

type Audience = Awaited<ReturnType<typeof audience>>;

async function audience(address: string, tokenOf: (index: number) => string | undefined = () => undefined) {
  let heard = 0;
  let wanted = 0;
  let satisfied = () => {};
  const onText = () => {
    heard += 1;
    if (heard === wanted) satisfied();
  };
  const listening = await many(sockets, (index) => {
    const token = tokenOf(index);
    return listeningSocket(address, { ...(token && { token }), onText });
  });
  return {
    /** Resolves after this many more messages. */
    hear: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = heard + count;
        satisfied = resolve;
      }),
    end: async () => {
      for (const socket of listening) socket.destroy();
    },
  };
}
