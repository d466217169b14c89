import type { Acknowledged } from '../invariants/verdict.ts';

/** From when to when a request was on its way, ms since 1970. */
type Way = Readonly<{ from: number; to: number }>;

/** What the clients of a storm saw. */
export function newTally() {
  const acknowledged: Acknowledged[] = [];
  const unknown: Way[] = [];
  const refusals = new Map<number, number>();
  let commands = 0;
  let repeats = 0;
  return {
    acknowledged: acknowledged as readonly Acknowledged[],
    unknown: unknown as readonly Way[],
    refusals: refusals as ReadonlyMap<number, number>,
    counts: () => ({ commands, acknowledged: acknowledged.length, unknown: unknown.length, repeats }),
    command: () => void commands++,
    repeat: () => void repeats++,
    acknowledge: (answer: Acknowledged) => void acknowledged.push(answer),
    /** Sent, and no answer came, or one that says neither yes nor no. */
    lost: (from: number) => void unknown.push({ from, to: Date.now() }),
    refused: (status: number) => void refusals.set(status, (refusals.get(status) ?? 0) + 1),
  };
}

export type Tally = ReturnType<typeof newTally>;

/** How many of the kills met a command that was on its way and lost its answer. */
export const killsThatHit = (kills: readonly number[], { unknown }: Tally): number =>
  kills.filter((kill) => unknown.some(({ from, to }) => from <= kill && kill <= to)).length;
