import { setTimeout as sleep } from 'node:timers/promises';
import { startWireServer } from '../../../fakes/wire-server/wire-server.ts';
import { startTcpProxy } from '../../../testing/tcp-proxy.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, readyAgain, startTarget, type Target } from './target.ts';

const mostCuts = 4;
const betweenCutsMs = 60;
const leaderless = [300, 1_500] as const;
/** Slightly longer than the commit timeout of the nodes. Appends in this time are written but reported as timed out. */
const timesOutForMs = 2_500;

/** A server on an EventStoreDB. `cut` cuts all its connections; `moody` also changes the leader and lets commits time out. */
export async function eventStoreTarget(
  { directory, env, full }: KillRequest,
  manner: 'cut' | 'moody',
): Promise<Target> {
  const wire = await startWireServer();
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: wire.port });
  const from = performance.now();
  const server = await startTarget(directory, { ...env, EVENTSTORE_URL: `esdb://127.0.0.1:${proxy.port}?tls=false` });
  const startMs = performance.now() - from;

  const ways = {
    /** Cuts all connections up to four times in a row, so a new connection may be cut too. */
    async cut(pick: number) {
      for (let left = 1 + (pick % mostCuts); left > 0; left--) {
        proxy.cut();
        await sleep(betweenCutsMs);
      }
    },
    /** Names another leader, ends all subscriptions, and lets the new leader start late. */
    async 'leader changed'(pick: number) {
      wire.switches.leader = { host: '127.0.0.1', port: proxy.port };
      wire.endSubscriptions();
      await sleep(leaderless[0]);
      wire.stop();
      await sleep(leaderless[0] + (pick % (leaderless[1] - leaderless[0])));
      wire.switches.leader = undefined;
      wire.switches.ready = false;
      await wire.start();
      await sleep(leaderless[0]);
      wire.switches.ready = true;
    },
    async 'commit timed out'() {
      wire.switches.appends = 'timed out';
      await sleep(timesOutForMs);
      wire.switches.appends = 'answered';
    },
  };
  const moods = ['leader changed', 'commit timed out'] as const;
  // A short play of `moody` also covers `cut` (F25a within F25b).
  const manners = { cut: ['cut'], moody: full ? moods : (['cut', moods[0], 'cut', moods[1], 'cut'] as const) } as const;

  return {
    url: server.url,
    addresses: { eventStore: `esdb://${wire.address}?tls=false` },
    startMs,
    async strike({ number, random, struck }) {
      const how = manners[manner][number % manners[manner].length] ?? 'cut';
      struck(how);
      await ways[how](random.below(1_000_000));
      return readyAgain(server, ['log', 'event store']);
    },
    assertRunning: () => assertRunning(server),
    async stop() {
      await server.stop();
      await proxy.close();
      wire.stop();
    },
  };
}
