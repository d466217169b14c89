import type { Acknowledged } from '../invariants/verdict.ts';
import type { Strike } from '../kit/kill-request.ts';

/**
 * Time of one request in flight, in ms since 1970. `unknown`: there was no answer, or one that leaves open whether the command
 * was executed. `refused`: the 5xx status of such an answer.
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
 * Strikes that hit no command in flight. A strike hits a command that was sent before it and either lost its answer or was
 * answered only after recovery was possible. An earlier answer means that the command was done before the strike.
 */
export function strikesThatMissed(strikes: readonly Strike[], { ways }: Tally): readonly Strike[] {
  const meets = ({ at, possibleAt }: Strike) =>
    ways.some(({ from, to, unknown }) => from <= at && (unknown ? at <= to : possibleAt <= to));
  return strikes.filter((strike) => !meets(strike));
}

/** Longest wait for any answer, and for a refusal with a 5xx status. */
export function longestWaits({ ways }: Tally) {
  const longest = (among: readonly Way[]) => {
    const [first] = among.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    return { ms: first ? first.to - first.from : 0, what: first?.what.replace(/[0-9a-f]{32}/, '…') ?? 'nobody' };
  };
  return { answer: longest(ways), refusal: longest(ways.filter(({ refused }) => refused !== undefined)) };
}
