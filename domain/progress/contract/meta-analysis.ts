import { chanceOfMeans } from '#domain/kernel/student-t.ts';
import { shownChange } from '#domain/sessions/contract/measures.ts';

/** One talk's score of one attribute. */
type Point = Readonly<{ id: string; createdAt: string; value: number }>;

/** The minimum size of each set; smaller sets give no result. */
export const fewestPerSet = 3;
/** Points of a score: smaller changes are irrelevant. */
const leastChange = 0.3;

/**
 * The maximum probabilities of reporting a change by chance in twenty equal talks, 5 % together. A wrong report that somebody got
 * worse does more harm, so it needs more evidence.
 */
const chances = { better: 0.04, worse: 0.01 } as const;
const horizon = 20;

export type Verdict = 'too_few' | 'no_clear_change' | 'better' | 'worse';

type Sets = Readonly<{ former: readonly Point[]; latter: readonly Point[] }>;

/**
 * The last full set of talks (`latter`) and the set before it (`former`). Sets are counted from the first talk on, so that each set is
 * examined once: another talk changes nothing until its set is full. `count`: the number of all talks; `newestFirst` needs only the
 * newest three sets.
 */
export function setsOf(
  newestFirst: readonly Point[],
  { count, perSet }: Readonly<{ count: number; perSet: number }>,
): Sets {
  const begun = count < 2 * perSet ? 0 : count % perSet;
  const latter = newestFirst.slice(begun, begun + perSet);
  return { latter, former: newestFirst.slice(begun + perSet, begun + 2 * perSet) };
}

/**
 * Compares later talks with earlier ones, for each of the attributes that are examined together. A change is reported if both sets are
 * full, each has at least three talks, the means differ by 0.3 points, and by more than chance: Welch's t (1947), with
 * Holm's correction (1979) for the number of attributes, and the error probability divided among all tests within twenty talks.
 */
export function compareSets(attributes: readonly Sets[], perSet: number) {
  const looks = Math.max(1, Math.floor(horizon / perSet) - 1);
  const clear = clearChanges(attributes, { perSet, looks });
  return attributes.map((sets, n) => {
    const [before, after] = [meanOf(sets.former), meanOf(sets.latter)];
    const deviation = before === null || after === null ? null : after - before;
    return {
      avgFormerSessions: toHundredths(before),
      avgLatterSessions: toHundredths(after),
      deviation: toHundredths(deviation),
      formerSessions: sets.former,
      latterSessions: sets.latter,
      verdict:
        before === null || after === null || !isFull(sets, perSet)
          ? ('too_few' as const)
          : verdictOn(shownChange('score', before, after), clear[n] === true),
    };
  });
}

const isFull = ({ former, latter }: Sets, perSet: number) =>
  former.length === perSet && latter.length === perSet && perSet >= fewestPerSet;

/** Compares the rounded means, as they are shown. */
function verdictOn(deviation: number, isClear: boolean): Verdict {
  if (!isClear || Math.abs(deviation) < leastChange) return 'no_clear_change';
  return deviation > 0 ? 'better' : 'worse';
}

/** Holm: compares the smallest probability with the limit divided by the number of tests, the next one with one test fewer, until one is too large. */
function clearChanges(attributes: readonly Sets[], { perSet, looks }: Readonly<{ perSet: number; looks: number }>) {
  const clear: boolean[] = attributes.map(() => false);
  const ranked = attributes
    .flatMap((sets, n) => (isFull(sets, perSet) ? [{ n, share: shareOfLimit(sets) * looks }] : []))
    .sort((one, other) => one.share - other.share);
  for (const [rank, { n, share }] of ranked.entries()) {
    if (share > 1 / (ranked.length - rank)) break;
    clear[n] = true;
  }
  return clear;
}

/** The probability of a difference this large between equal talks, as a share of the limit for its direction. */
function shareOfLimit({ former, latter }: Sets): number {
  const [one, other] = [former.map(({ value }) => value), latter.map(({ value }) => value)];
  const worse = chanceOfMeans(one, other);
  return Math.min((1 - worse) / chances.better, worse / chances.worse);
}

function meanOf(set: readonly Point[]): number | null {
  return set.length === 0 ? null : set.reduce((sum, { value }) => sum + value, 0) / set.length;
}

const toHundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
