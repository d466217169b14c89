import { randomUUID } from 'node:crypto';
import { anyRevision } from '#infra/event-store/event-store.ts';
import { commandLine } from '#projections/command-line.ts';
import { saidBy } from '../../testing/said-by.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { demand, faultsOf, type Play, type Report, tooLong } from '../kit/fault.ts';
import { quiet } from '../kit/scratch.ts';
import { smallWav } from '../kit/small-wav.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { caughtUp, settled, type WatchedWorld, watchedWorld } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';

const [poisonedSessions, soundSessions, poisonInEach] = [5, 5, 2];
const eventsInRound = 1_000;
const eventsAtOnce = 20;
const lagMs = 1_000;
const catchUpMs = 180_000;

type Scene = Readonly<{ server: TestServer; world: WatchedWorld; ada: Someone; poisoned: readonly string[] }>;

/**
 * F8: a bug makes ten of `rounds` thousand events impossible to fold. Their streams are parked, and all others go on. After
 * the fix the parked events are folded, and nothing is lost.
 */
export async function poisonEvents({ rounds, full }: Play): Promise<Report> {
  const { directory, remove } = await usedDirectory();
  let server = await startServer(directory, quiet, 'infra/lab/faults/product/poisoned-server.ts');
  const world = await watchedWorld(directory);
  try {
    const ada = await someone({ url: server.url, directory });
    const sessions: string[] = [];
    for (let session = 0; session < poisonedSessions + soundSessions; session++)
      sessions.push(await ada.person.uploaded(smallWav(400 + session)));
    await settled(world, catchUpMs);
    const poisoned = sessions.slice(0, poisonedSessions);
    const injected = await append(world, { sessions, poisoned, events: rounds * eventsInRound });
    const tookMs = await caughtUp(world, catchUpMs);
    demand(await notConfined({ server, world, ada, poisoned }));
    if (full) demand(tooLong('all others were at the end of the log after', { tookMs, mostMs: lagMs }));

    await server.stop();
    server = await startServer(directory, quiet);
    await saidBy(commandLine, ['retry', 'all'], { DATA_DIR: directory });
    await caughtUp(world, catchUpMs);
    demand([...(await statusIs(server, 'ready')), ...faultsOf(await verifyAll(world))]);
    return {
      injected,
      events: rounds * eventsInRound,
      'streams parked': poisoned.length,
      'others behind for ms': Math.round(tookMs),
    };
  } finally {
    await world.close();
    await server.stop();
    await remove();
  }
}

type Mixture = Readonly<{ sessions: readonly string[]; poisoned: readonly string[]; events: number }>;

/** Renames all talks in turn. Some of the events cannot be folded, with ordinary events before and after them. */
async function append({ store }: WatchedWorld, { sessions, poisoned, events }: Mixture): Promise<number> {
  let injected = 0;
  const appends = Math.ceil(events / sessions.length / eventsAtOnce);
  for (let number = 0; number < appends; number++) {
    for (const session of sessions) {
      const isPoison = poisoned.includes(session) && number < appends - 1 && number >= appends - 1 - poisonInEach;
      const names = Array.from({ length: eventsAtOnce }, (_, index) => `name ${number} ${index}`);
      if (isPoison) names[eventsAtOnce >> 1] = `poison ${number}`;
      injected += isPoison ? 1 : 0;
      await store.append(`session-${session}`, anyRevision, names.map(renamed));
    }
  }
  return injected;
}

function renamed(name: string) {
  const id = randomUUID();
  const actor = { kind: 'user', id: 'poison' } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '' };
  return {
    id,
    type: 'SessionRenamed',
    data: { name },
    metadata: { ...cause, actor, at: new Date().toISOString(), schema: 1 },
  };
}

async function notConfined({ server, world, ada, poisoned }: Scene): Promise<readonly string[]> {
  const { rows } = await world.pool.query<{ stream: string }>('select distinct stream from sessions.parked order by 1');
  const parked = rows.map(({ stream }) => stream).join(' ');
  const wanted = poisoned
    .map((id) => `session-${id}`)
    .toSorted()
    .join(' ');
  const answer = await ada.rename('after all');
  await caughtUp(world, catchUpMs);
  const shown = JSON.stringify(await ada.list());
  return [
    ...(parked === wanted ? [] : [`parked are ${parked || 'none'}, and not ${wanted}`]),
    ...(answer.status === 200 && shown.includes('after all') ? [] : [`others do not go on: ${answer.status}`]),
    ...(await statusIs(server, 'degraded')),
  ];
}

/** Returns a fault in words unless health answers 200 with this status. */
async function statusIs({ url }: TestServer, wanted: 'ready' | 'degraded'): Promise<readonly string[]> {
  const answer = await fetch(`${url}/health/ready`);
  const { status } = (await answer.json()) as Readonly<{ status: string }>;
  return answer.status === 200 && status === wanted
    ? []
    : [`health says ${answer.status} ${status}, and not ${wanted}`];
}
