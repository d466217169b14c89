import { setTimeout as sleep } from 'node:timers/promises';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { newPerson } from '../../testing/person.ts';
import { dataDirectory } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import type { TargetName } from '../kit/kill-request.ts';
import { randomOf } from '../kit/random.ts';
import { quiet } from '../kit/scratch.ts';
import { type Killer, startKiller } from '../kit/start-killer.ts';
import { caughtUp, watchedWorld } from '../kit/watched-world.ts';
import { stormClient } from './client.ts';
import { catchUpMs, judge, type Raged, summary, tooSlow } from './judgement.ts';
import { commanded } from './load.ts';
import { newTally } from './tally.ts';
import { weathers } from './weather.ts';

/** Enough clients that most strikes hit a command in flight; fewer in a short play. */
const crowd = { full: { clients: 32, talks: 6 }, short: { clients: 6, talks: 3 } } as const;
/** Length of the same load before the storm, as a reference. */
const calmMs = 5_000;

/** Runs after the storm and its checks, on the same installation. Returns further observations. */
type After = (raged: Raged, play: Play) => Promise<Readonly<Record<string, number | string>>>;

/** Several people send random commands while the target is killed, cut or away, again and again. */
export const storm =
  (target: TargetName, after?: After) =>
  async (play: Play): Promise<Report> => {
    const { rounds, seed, full } = play;
    const weather = weathers[target];
    const { pauseMs } = weather;
    const { directory, remove } = await (weather.ownDatabase ? usedDirectory : dataDirectory)();
    const killer = await startKiller({ directory, env: quiet, target, strikes: rounds, pauseMs, seed, full });
    try {
      const world = await watchedWorld(directory, killer.addresses);
      try {
        const people = await everyone({ killer, directory, seed, ...crowd[full ? 'full' : 'short'] });
        const raged: Raged = { ...people, directory, world, killer, weather };
        return { ...(await rage(raged, play)), ...(await after?.(raged, play)) };
      } finally {
        await world.close();
      }
    } finally {
      await killer.end();
      await remove();
    }
  };

async function rage(raged: Raged, { seed, full, tell }: Play): Promise<Report> {
  const { killer, world, tally, people } = raged;
  const load = { url: killer.url, tally, clients: people.map(({ client }) => client) };
  if (full) await commanded({ ...load, name: `early-${seed}` }, () => sleep(calmMs));
  const calmCaughtUpMs = full ? await caughtUp(world, catchUpMs) : 0;

  const [from, before] = [performance.now(), tally.counts().commands];
  await commanded({ ...load, name: `newcomer-${seed}` }, killer.play);
  const seconds = (performance.now() - from) / 1_000;
  const rate = Math.round((tally.counts().commands - before) / seconds);
  tell(`${rate} commands/s; waiting for the analyses`);
  const told = {
    ...{ ...summary(raged, full), 'commands/s': rate, ...(await judge(raged)) },
    ...(full && { 'caught up without a storm after ms': Math.round(calmCaughtUpMs) }),
  };
  const slow = full ? tooSlow(raged, { ...told, calmCaughtUpMs }) : [];
  // If a limit is exceeded, the other figures help to find the reason.
  if (slow.length > 0) for (const [what, value] of Object.entries(told)) tell(`${what.padEnd(34)} ${value}`);
  demand(slow);
  return told;
}

type Everyone = Readonly<{ killer: Killer; directory: string; seed: number; clients: number; talks: number }>;

async function everyone({ killer: { url }, directory, seed, clients, talks }: Everyone) {
  const tally = newTally();
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const people: Raged['people'][number][] = [];
  // Registers one person after the other, because the server limits concurrent password hashing.
  for (let number = 0; number < clients; number++) {
    const { id: ownerId } = await newPerson(url);
    const sender = { url, tally, random: randomOf(seed + number), token: () => tokens.issue({ userId: ownerId }) };
    people.push({ ownerId, client: stormClient(sender, { name: `client ${number}`, talks }) });
  }
  return { tally, people };
}
