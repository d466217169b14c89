import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '#infra/postgres/pool.ts';
import { announce } from '#infra/postgres/read-model-changes.ts';
import { scrape, valueIn } from '../../testing/scrape.ts';
import type { TestServer } from '../../testing/server.ts';
import { openSocket } from '../../testing/socket.ts';
import { demand, type Play, patience, type Report } from '../kit/fault.ts';
import { onProduct, type Running } from '../kit/scratch.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { until } from '../kit/watched-world.ts';

const others = 3;
/** Makes each notification as large as possible, because the server limits bytes. */
const [rowsInOne, keyLength] = [6, 1_100];
/** Close codes. The server sends the reason, but a page that reads it more than a second later sees only a cut connection. */
const [tooSlow, cut] = [1013, 1006];
/** Many, because the kernel's buffers for a stalled reader fill first. */
const floods = 3_000;
/** Notifications between two checks of whether the server has closed the page. */
const floodsAtOnce = 100;
const mostGrowthKb = 200_000;

/** F19: the server closes a page that reads nothing. Other pages get every notification, and the server's memory does not grow. */
export const slowPage = (play: Play): Promise<Report> =>
  onProduct(play.running, async (running) => {
    const ada = await someone({ url: running.server.url, directory: running.directory });
    let pushes = 0;
    for (let round = 0; round < play.rounds; round++) pushes += await flood(running, ada, play);
    return { injected: play.rounds, 'pages that listened': others, 'pushes to each': pushes };
  });

async function flood({ server, world }: Running, ada: Someone, play: Play): Promise<number> {
  const open = async () =>
    openSocket(`${server.url}/session-hub`, { first: { type: 'auth', token: await ada.token() } });
  const slow = await open();
  const listening = await Promise.all(Array.from({ length: others }, open));
  await sleep(300);
  slow.pause();
  const before = await residentKb(server.process.pid);
  const rows = Array.from(
    { length: rowsInOne },
    (_, row) => [`${row}`.padStart(keyLength, '0'), ada.person.id] as const,
  );
  const closedBefore = await closedBy(server);
  let sent = 0;
  let isClosed = false;
  while (sent < floods && (play.full || !isClosed)) {
    for (const until = sent + floodsAtOnce; sent < until; sent++)
      await inTransaction(world.pool, (client) => announce(client, { name: 'session-list', position: '1', rows }));
    isClosed ||= (await closedBy(server)) > closedBefore;
    if (isClosed) slow.resume();
  }
  const all = sent * rowsInOne;
  await until(patience(play, 60_000), 'who listens has not heard everything', async () =>
    listening.every(({ pushes }) => pushes.length >= all),
  );
  const growth = (await residentKb(server.process.pid)) - before;
  slow.resume();
  await until(patience(play, 10_000), 'the slow page is still open', async () => !slow.isOpen());
  const found = (await closedBy(server)) - closedBefore;
  for (const socket of listening) socket.end();
  demand([
    ...([tooSlow, cut].includes(slow.closeCode() ?? 0) ? [] : [`the slow page was closed with ${slow.closeCode()}`]),
    ...(found === 1 ? [] : [`${found} pages were found too slow`]),
    ...(growth < mostGrowthKb ? [] : [`the server grew by ${growth} kB`]),
  ]);
  return all;
}

/** Number of pages that the server has closed for being too slow. */
const closedBy = async ({ url }: TestServer) => valueIn(await scrape(url), 'rostra_sockets_too_slow_total') ?? 0;

async function residentKb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
