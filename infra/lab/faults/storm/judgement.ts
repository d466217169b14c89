import { demand, faultsOf, type Report, tooLong } from '../kit/fault.ts';
import type { Killer } from '../kit/start-killer.ts';
import { lastToCatchUp, settled, type WatchedWorld } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';
import type { Client } from './client.ts';
import { disappointments, namesGiven } from './expected.ts';
import { longestWaits, strikesThatMissed, type Tally } from './tally.ts';
import type { Weather } from './weather.ts';

/** A full storm is valid only if this share of strikes hit a command in flight. A short storm needs one. */
const leastMet = 0.9;
/** A generous timeout; a full play judges the time it took separately. */
export const catchUpMs = 180_000;
const workMs = 240_000;
/** Time to reach the end of the log on an idle machine. */
const soonMs = 5_000;

export type Raged = Readonly<{
  directory: string;
  world: WatchedWorld;
  killer: Killer;
  tally: Tally;
  people: readonly Readonly<{ ownerId: string; client: Client }>[];
  weather: Weather;
}>;

/** Waits until the work is done, then checks every invariant and every answer to a client. */
export async function judge(raged: Raged) {
  const { world, tally } = raged;
  const { tookMs, last } = await lastToCatchUp(world, catchUpMs);
  const workedMs = Math.round(await settled(world, workMs));
  const verdicts = await verifyAll({ ...world, acknowledged: tally.acknowledged });
  demand([...faultsOf(verdicts), ...(await disappointed(raged))]);
  return { 'caught up after ms': Math.round(tookMs), 'the last was': last, 'analyses ended after ms': workedMs };
}

async function disappointed({ world: { pool, store }, people }: Raged): Promise<readonly string[]> {
  const counts = await namesGiven(store);
  const all = people.map(({ ownerId, client: { expected } }) => disappointments(pool, ownerId, { expected, counts }));
  return (await Promise.all(all)).flat();
}

/** Figures of the storm. @throws NotHeld if too few strikes hit a command in flight */
export function summary({ killer: { strikes, backAfterMs }, tally, weather }: Raged, full: boolean) {
  const missed = strikesThatMissed(strikes, tally);
  const { commands, acknowledged, repeats } = tally.counts();
  const mostMissed = full ? strikes.length * (1 - leastMet) : strikes.length - 1;
  if (!weather.servesOn && missed.length > mostMissed) {
    demand(missed.map(({ how, at }) => `${how} at ${new Date(at).toISOString()} met no command on its way`));
  }
  const back = backAfterMs.toSorted((a, b) => a - b);
  const longest = longestWaits(tally);
  return {
    injected: strikes.length,
    'which were': countsOf(strikes.map(({ how }) => how)),
    'met a command on its way': strikes.length - missed.length,
    commands,
    acknowledged,
    'answers lost': tally.ways.filter(({ unknown }) => unknown).length,
    repeats,
    refused: countsOf(tally.ways.flatMap(({ refused }) => refused ?? [])),
    'longest wait for an answer, ms': longest.answer.ms,
    'which was for': longest.answer.what,
    'longest wait for a 503, ms': longest.refusal.ms,
    'back after ms, median': back[back.length >> 1] ?? 0,
    'back after ms, slowest': back.at(-1) ?? 0,
  } satisfies Report;
}

type Took = ReturnType<typeof summary> & Awaited<ReturnType<typeof judge>> & Readonly<{ calmCaughtUpMs: number }>;

/**
 * Exceeded time limits. Catching up may take `soonMs`, or twice the time it took before the storm if the machine is slow or
 * busy.
 */
export function tooSlow({ killer, weather: { mostBackMs, mostWaitMs } }: Raged, took: Took): readonly string[] {
  const most = (what: keyof Took & string, mostMs: number) => tooLong(what, { tookMs: Number(took[what]), mostMs });
  return [
    ...most('back after ms, slowest', mostBackMs(killer)),
    ...most('caught up after ms', Math.max(soonMs, 2 * took.calmCaughtUpMs)),
    ...(mostWaitMs ? most('longest wait for an answer, ms', mostWaitMs.answer) : []),
    ...(mostWaitMs ? most('longest wait for a 503, ms', mostWaitMs.refusal) : []),
  ];
}

function countsOf(all: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
}
