import type { Acknowledged } from '../invariants/verdict.ts';
import type { Strike } from '../kit/kill-request.ts';

/**
 * From when to when a request was on its way, ms since 1970. `unknown`: no answer came, or one that says neither yes nor no.
 * `refused` is the status of one that says that something is away.
 */
type Way = Readonly<{ what: string; from: number; to: number; unknown: boolean; refused?: number }>;

/** Observations of a storm's clients. */
export function newTally() {
  const acknowledged: Acknowledged[] = [];
  const ways: Way[] = [];
  let commands = 0;
  let repeats = 0;
  return {
    acknowledged: acknowledged as readonly Acknowledged[],
    ways: ways as readonly Way[],
    counts: () => ({ commands, acknowledged: acknowledged.length, repeats }),
    command: () => void commands++,
    repeat: () => void repeats++,
    acknowledge: (answer: Acknowledged) => void acknowledged.push(answer),
    ended: (way: Omit<Way, 'to'>) => void ways.push({ ...way, to: Date.now() }),
  };
}

export type Tally = ReturnType<typeof newTally>;

/**
 * The strikes that met no command on its way: none that was sent before and lost its answer, or had to wait for it until
 * what was struck could be well again. To be answered in between says that the work was done before.
 */
export function strikesThatMissed(strikes: readonly Strike[], { ways }: Tally): readonly Strike[] {
  const meets = ({ at, possibleAt }: Strike) =>
    ways.some(({ from, to, unknown }) => from <= at && (unknown ? at <= to : possibleAt <= to));
  return strikes.filter((strike) => !meets(strike));
}

/** Who waited longest: for any answer, and for one that says that something is away. */
export function longestWaits({ ways }: Tally) {
  const longest = (among: readonly Way[]) => {
    const [first] = among.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    return { ms: first ? first.to - first.from : 0, what: first?.what.replace(/[0-9a-f]{32}/, '…') ?? 'nobody' };
  };
  return { answer: longest(ways), refusal: longest(ways.filter(({ refused }) => refused !== undefined)) };
}
