import { setTimeout as sleep } from 'node:timers/promises';
import { listener } from '#infra/postgres/notifications.ts';
import { demand, type Play, patience, type Report } from '../kit/fault.ts';
import { randomOf } from '../kit/random.ts';
import { onProduct, type Running } from '../kit/scratch.ts';
import { someone } from '../kit/someone.ts';
import { until } from '../kit/watched-world.ts';
import { type Watcher, watchWith } from '../kit/watcher.ts';

/** Below the limit of sockets for one person, because a cut socket may still count. */
const watchers = 7;
const soonMs = 2_000;
const serverRestarts = 1012;

type Cutting = Readonly<{ running: Running; all: readonly Watcher[]; play: Play; rename: () => Promise<void> }>;

/** Opens several pages, disturbs them with `cut`, and expects that all show the current data in the end. */
const watched =
  (cut: (cutting: Cutting) => Promise<Report>) =>
  (play: Play): Promise<Report> =>
    onProduct(play.running, async (running) => {
      const { server, directory } = running;
      const ada = await someone({ url: server.url, directory });
      const all = Array.from({ length: watchers }, () =>
        watchWith({ url: server.url, hub: '/session-hub', token: ada.token, look: ada.list }),
      );
      let names = 0;
      const rename = async () => void (await ada.rename(`name ${names++}`));
      try {
        await until(patience(play, 10_000), 'not every socket is open', async () =>
          all.every(({ isOpen }) => isOpen()),
        );
        const report = await cut({ running, all, play, rename });
        await ada.rename('the last name');
        const equalAfterMs = await until(patience(play, soonMs), 'a screen shows something old', async () => {
          const now = JSON.stringify(await ada.list());
          return now.includes('the last name') && all.every(({ seen }) => seen() === now);
        });
        return { ...report, 'screens equal after ms': Math.round(equalAfterMs) };
      } finally {
        await Promise.all(all.map(({ end }) => end()));
      }
    });

/** F18: random pages lose their network, again and again. */
export const cutSockets = watched(async ({ all, play: { rounds, seed }, rename }) => {
  const random = randomOf(seed);
  for (let round = 0; round < rounds; round++) {
    for (const watcher of all) if (random.next() < 0.3) watcher.cut();
    await rename();
    await sleep(random.below(200));
  }
  await sleep(200);
  const closes = all.flatMap((watcher) => watcher.closes);
  return { injected: closes.length, pages: all.length, 'sockets cut': closes.length, renames: rounds };
});

/** F20: the server loses its connection for notifications. It closes all sockets, because it may have missed a change. */
export const lostListener = watched(async ({ running: { world }, all, play, rename }) => {
  let injected = 0;
  for (let round = 0; round < play.rounds; round++) {
    const before = all.map(({ closes }) => closes.length);
    const { rowCount } = await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1`,
      [listener],
    );
    injected += rowCount ?? 0;
    await rename();
    await until(patience(play, 5_000), 'not every socket was closed and opened again', async () =>
      all.every(({ closes, isOpen }, index) => closes.length > (before[index] ?? 0) && isOpen()),
    );
  }
  const others = all.flatMap(({ closes }) => closes).filter((code) => code !== serverRestarts);
  demand(others.map((code) => `a socket was closed with ${code}`));
  return { injected, pages: all.length, 'connections ended': injected };
});
