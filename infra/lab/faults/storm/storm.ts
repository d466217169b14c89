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

/** Enough that whatever is struck is at work for somebody; fewer where there is a round or two. */
const crowd = { full: { clients: 32, talks: 6 }, short: { clients: 6, talks: 3 } } as const;
/** Before the storm, so that it can be said what the same load costs without it. */
const calmMs = 5_000;

/** `after` is played on what a storm has left, which is in order, and answers what there is to say about it. */
type After = (raged: Raged, play: Play) => Promise<Readonly<Record<string, number | string>>>;

/** Random commands of several people while something is killed, cut or away, again and again. */
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
  // The rest helps to find the reason.
  if (slow.length > 0) for (const [what, value] of Object.entries(told)) tell(`${what.padEnd(34)} ${value}`);
  demand(slow);
  return told;
}

type Everyone = Readonly<{ killer: Killer; directory: string; seed: number; clients: number; talks: number }>;

async function everyone({ killer: { url }, directory, seed, clients, talks }: Everyone) {
  const tally = newTally();
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const people: Raged['people'][number][] = [];
  // One after the other: only so many passwords are hashed at once, and more are sent away.
  for (let number = 0; number < clients; number++) {
    const { id: ownerId } = await newPerson(url);
    const sender = { url, tally, random: randomOf(seed + number), token: () => tokens.issue({ userId: ownerId }) };
    people.push({ ownerId, client: stormClient(sender, { name: `client ${number}`, talks }) });
  }
  return { tally, people };
}
