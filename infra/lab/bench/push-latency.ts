import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { newPerson } from '../testing/person.ts';
import { analysedSessions } from './analysed-sessions.ts';
import { type Figure, quantile } from './figure.ts';
import { keepAlive } from './keep-alive.ts';
import { listeningSocket, many } from './listening-socket.ts';
import { type Running, withProduct } from './product-beside.ts';

/** Ten sockets are the limit for one person. */
const [people, socketsEach] = [100, 10];
const [warmUp, renamesEach] = [3, 20];
/** Pause between two renames of one person. */
const everyMs = 500;

/** The time from a command until the person's other browsers are notified, with a thousand open sockets. */
export const pushFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'pushes'), { ROLES: 'command-api,query-api,projections' }, pushes);

async function pushes({ url, pool }: Running): Promise<readonly Figure[]> {
  const notifications = await listenTo(String(pool.options.connectionString));
  const store = await createPostgresStore(pool, notifications);
  const client = keepAlive(url, people);
  const everybody: Awaited<ReturnType<typeof watching>>[] = [];
  // One after the other: hashing a password is slow on purpose.
  while (everybody.length < people) {
    const { id, accessToken } = await newPerson(url);
    const [talk = ''] = await analysedSessions(store, id, 1);
    const rename = (name: string) => client.send(renameOf(talk, accessToken, name));
    everybody.push(await watching({ url, accessToken, talk, rename }));
  }
  await notifications.close();

  await Promise.all(everybody.map(({ play }) => play(warmUp)));
  const started = performance.now();
  const took = (await Promise.all(everybody.map(({ play }) => play(renamesEach)))).flat();
  const rate = (1_000 * people * renamesEach) / (performance.now() - started);
  for (const { end } of everybody) end();
  client.end();
  const within = (share: number) => `${quantile(took, share).toFixed(1)} ms`;
  const load = `${people * socketsEach} sockets, ${rate.toFixed(0)} commands/s`;
  return [
    { name: `command to other browser, half within (${load})`, value: within(0.5) },
    { name: 'command to other browser, 99 in 100 within', value: within(0.99), goal: '≤ 200 ms' },
  ];
}

const renameOf = (session: string, token: string, name: string) => ({
  method: 'PATCH',
  path: `/api/Sessions/${session}`,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name }),
});

type Watched = Readonly<{ url: string; accessToken: string; talk: string; rename: (name: string) => Promise<void> }>;

/** A person with several browsers who keeps renaming a talk. */
async function watching({ url, accessToken, talk, rename }: Watched) {
  let heard = () => {};
  const onText = (text: Buffer) => {
    if (text.includes(talk)) heard();
  };
  const sockets = await many(socketsEach, () => listeningSocket(`${url}/session-hub`, { token: accessToken, onText }));

  /** The milliseconds until each socket was notified. */
  async function once(name: string): Promise<readonly number[]> {
    const took: number[] = [];
    const started = performance.now();
    const all = new Promise<void>((resolve) => {
      heard = () => {
        took.push(performance.now() - started);
        if (took.length === socketsEach) resolve();
      };
    });
    await rename(name);
    await all;
    return took;
  }

  return {
    async play(times: number): Promise<readonly number[]> {
      const took: number[] = [];
      await sleep(Math.random() * everyMs);
      for (let time = 0; time < times; time++) {
        const next = performance.now() + everyMs;
        took.push(...(await once(`Talk ${next}`)));
        await sleep(Math.max(0, next - performance.now()));
      }
      return took;
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
