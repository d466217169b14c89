import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type KillNews, KillRequest, type TargetName } from './kill-request.ts';
import { randomOf } from './random.ts';
import { eventStoreTarget } from './targets/event-store.ts';
import { networkTarget } from './targets/network.ts';
import { postgresTarget } from './targets/postgres.ts';
import { postgresAwayTarget } from './targets/postgres-away.ts';
import { rolesTarget } from './targets/roles.ts';
import { serverTarget } from './targets/server.ts';
import type { Target } from './targets/target.ts';

/**
 * Runs a server with its dependencies and strikes at it. The killer is a separate process, because a process that is busy
 * as a client cannot strike at exact moments. It begins at the first line of its input and ends when the input closes.
 */
const request = KillRequest.parse(JSON.parse(process.argv[2] ?? ''));
const random = randomOf(request.seed);
const tell = (news: KillNews) => console.log(JSON.stringify(news));
// Ctrl-C reaches the parent too. The parent's end closes this process's input, and the server stops in order.
process.on('SIGINT', () => {});

const targets: Record<TargetName, () => Promise<Target>> = {
  server: () => serverTarget(request),
  postgres: () => postgresTarget(request),
  'postgres away': () => postgresAwayTarget(request),
  network: () => networkTarget(request),
  wire: () => eventStoreTarget(request, 'cut'),
  'event store': () => eventStoreTarget(request, 'moody'),
  roles: () => rolesTarget(request),
};
const target = await targets[request.target]();
const { url, addresses, startMs } = target;
tell({ type: 'ready', url, addresses, startMs: Math.round(startMs) });

const input = createInterface({ input: process.stdin });
input.once('line', () => {
  play().catch((error) => tell({ type: 'failed', why: String(error) }));
});
input.once('close', async () => {
  await target.stop();
  process.exit();
});

async function play() {
  const [from, to] = request.pauseMs;
  for (let number = 0; number < request.strikes; number++) {
    await sleep(from + random.next() * (to - from));
    let strike = { how: '', at: 0 };
    const struck = (how: string) => {
      strike = { how, at: Date.now() };
    };
    const afterMs = Math.round(await target.strike({ number, random, struck }));
    tell({ type: 'struck', ...strike, possibleAt: Date.now() - afterMs, afterMs });
  }
  await sleep(from);
  target.assertRunning();
  tell({ type: 'over' });
}
