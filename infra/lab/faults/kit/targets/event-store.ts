import { setTimeout as sleep } from 'node:timers/promises';
import { startWireServer } from '../../../fakes/wire-server/wire-server.ts';
import { startTcpProxy } from '../../../testing/tcp-proxy.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, readyAgain, startTarget, type Target } from './target.ts';

const mostCuts = 4;
const betweenCutsMs = 60;
const leaderless = [300, 1_500] as const;
/** Slightly longer than nodes wait for each other: what is sent meanwhile is written, and told otherwise. */
const timesOutForMs = 2_500;

/** The whole product on an EventStoreDB whose connections are cut, all of them; or that changes its leader and times out. */
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
    /** Before a connection is used again it may be cut again. */
    async cut(pick: number) {
      for (let left = 1 + (pick % mostCuts); left > 0; left--) {
        proxy.cut();
        await sleep(betweenCutsMs);
      }
    },
    /** Another node is the leader, that node is not there yet, and those who listened are sent away. */
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
  // A short play has one server for all of them.
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
