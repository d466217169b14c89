import type { Acknowledged } from '../invariants/verdict.ts';

/** What the clients of a storm saw. Times in ms since 1970. */
export function newTally() {
  const acknowledged: Acknowledged[] = [];
  const unknownAt: number[] = [];
  const refusals = new Map<number, number>();
  let commands = 0;
  let repeats = 0;
  return {
    acknowledged: acknowledged as readonly Acknowledged[],
    unknownAt: unknownAt as readonly number[],
    refusals: refusals as ReadonlyMap<number, number>,
    counts: () => ({ commands, acknowledged: acknowledged.length, unknown: unknownAt.length, repeats }),
    command: () => void commands++,
    repeat: () => void repeats++,
    acknowledge: (answer: Acknowledged) => void acknowledged.push(answer),
    /** Sent, and no answer came: neither yes nor no. */
    unknown: () => void unknownAt.push(Date.now()),
    refused: (status: number) => void refusals.set(status, (refusals.get(status) ?? 0) + 1),
  };
}

export type Tally = ReturnType<typeof newTally>;

/** Beside a kill, a little before it is told and until the last request has noticed. */
const [beforeMs, afterMs] = [200, 3_000];

/** How many of the kills met a command that was on its way. */
export const killsThatHit = (kills: readonly number[], { unknownAt }: Tally): number =>
  kills.filter((kill) => unknownAt.some((at) => at > kill - beforeMs && at < kill + afterMs)).length;
