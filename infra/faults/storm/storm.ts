import { accessTokens } from '../../http/access-token.ts';
import { installationKeys } from '../../keys/keys.ts';
import { newPerson } from '../../testing/person.ts';
import { dataDirectory } from '../../testing/server.ts';
import { demand, faultsOf, type Play, type Report } from '../kit/fault.ts';
import type { KillOrder } from '../kit/kill-order.ts';
import { randomOf } from '../kit/random.ts';
import { quiet } from '../kit/scratch.ts';
import { type Killer, startKiller } from '../kit/start-killer.ts';
import { caughtUp, type WatchedWorld, watchedWorld, workEnded } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';
import { stormClient } from './client.ts';
import { disappointments, type Expectations } from './expected.ts';
import { newcomers } from './newcomers.ts';
import { killsThatHit, newTally, type Tally } from './tally.ts';

const clients = 8;

const pauses: Record<KillOrder['target'], KillOrder['pauseMs']> = { server: [300, 1_500], postgres: [800, 2_500] };
/** Of the kills that have to meet a command on its way, for the storm to say something. */
const leastHits = 0.9;
/** Generous: what is judged is whether they arrive, what it took is told. */
const catchUpMs = 90_000;
const workMs = 180_000;

type Told = Readonly<{ ownerId: string; expected: Expectations }>;

/** Random commands of several people while the server, or its Postgres, is killed again and again. */
export const storm =
  (target: KillOrder['target']) =>
  async ({ rounds, seed, tell }: Play): Promise<Report> => {
    const { directory, remove } = await dataDirectory();
    const killer = await startKiller({ directory, env: quiet, target, kills: rounds, pauseMs: pauses[target], seed });
    try {
      const tally = newTally();
      const from = performance.now();
      const told = await rage({ killer, directory, seed, tally });
      const seconds = (performance.now() - from) / 1_000;
      tell(`${Math.round(tally.counts().commands / seconds)} commands/s; waiting for the analyses`);
      const world = await watchedWorld(directory);
      try {
        return { ...(await judge({ world, told, tally })), ...summary(killer, tally, leastHits) };
      } finally {
        await world.close();
      }
    } finally {
      await killer.end();
      await remove();
    }
  };

type Raging = Readonly<{ killer: Killer; directory: string; seed: number; tally: Tally }>;

async function rage({ killer, directory, seed, tally }: Raging): Promise<readonly Told[]> {
  const { url } = killer;
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const stop = new AbortController();
  const everyone = await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const { id: ownerId } = await newPerson(url);
      const sender = { url, tally, random: randomOf(seed + number), token: () => tokens.issue(ownerId) };
      return { ownerId, client: stormClient(sender, `client ${number}`) };
    }),
  );
  const raging = Promise.all([
    ...everyone.map(({ client }) => client.run(stop.signal)),
    newcomers(url, { name: `newcomer-${seed}`, tally }, stop.signal),
  ]);
  // A client that fails ends the storm, and so does a killer.
  await Promise.race([killer.play(), raging]).finally(() => stop.abort());
  await raging;
  return everyone.map(({ ownerId, client: { expected } }) => ({ ownerId, expected }));
}

type Judged = Readonly<{ world: WatchedWorld; told: readonly Told[]; tally: Tally }>;

async function judge({ world, told, tally }: Judged) {
  const caughtUpMs = Math.round(await caughtUp(world, catchUpMs));
  const workedMs = Math.round(await workEnded(world, workMs));
  await caughtUp(world, catchUpMs);
  const verdicts = await verifyAll({ ...world, acknowledged: tally.acknowledged });
  const wrong = [...faultsOf(verdicts)];
  for (const { ownerId, expected } of told) wrong.push(...(await disappointments(world.pool, ownerId, expected)));
  demand(wrong);
  return { 'caught up after ms': caughtUpMs, 'analyses ended after ms': workedMs };
}

function summary({ kills, backAfterMs }: Killer, tally: Tally, share: number): Report {
  const hits = killsThatHit(kills, tally);
  const { commands, acknowledged, unknown, repeats } = tally.counts();
  const least = Math.ceil(kills.length * share);
  if (hits < least) demand([`only ${hits} of ${kills.length} kills met a command on its way`]);
  const back = backAfterMs.toSorted((a, b) => a - b);
  const refused = [...tally.refusals].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  return {
    injected: kills.length,
    'kills that met a command': hits,
    commands,
    acknowledged,
    'answers lost': unknown,
    repeats,
    refused,
    'back after ms, median': back[back.length >> 1] ?? 0,
    'back after ms, slowest': back.at(-1) ?? 0,
  };
}
