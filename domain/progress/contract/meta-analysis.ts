import { chanceOfMeans } from '#domain/kernel/student-t.ts';
import { shownChange } from '#domain/sessions/contract/measures.ts';

/** One talk's score of one attribute. */
type Point = Readonly<{ id: string; createdAt: string; value: number }>;

/** Each set needs as many, or nothing is said of a change. */
export const fewestPerSet = 3;
/** Points of a score: a smaller change matters to nobody. */
const leastChange = 0.3;

/**
 * In twenty talks that are alike a change is named by chance with these probabilities at most, 5 % together. To be told wrongly
 * that one got worse does more harm, so more evidence is asked for it.
 */
const chances = { better: 0.04, worse: 0.01 } as const;
const horizon = 20;

export type Verdict = 'too_few' | 'no_clear_change' | 'better' | 'worse';

type Sets = Readonly<{ former: readonly Point[]; latter: readonly Point[] }>;

/**
 * The last full set of talks and the one before it, of all talks, the newest first. Sets are counted from the first talk on, so that
 * each is looked at once: a talk more changes nothing until its set is full. `count` is of all talks, `newestFirst` may end
 * after three sets.
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
 * Later talks against earlier ones, for each of the attributes that are looked at together. A change is named where both sets are
 * full, each has at least three talks, the means differ by 0.3 points, and by more than chance: Welch's t (1947), with
 * Holm's correction (1979) for the number of attributes, and the chances shared by all looks within twenty talks.
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

/** Judged by the means as they are shown. */
function verdictOn(deviation: number, isClear: boolean): Verdict {
  if (!isClear || Math.abs(deviation) < leastChange) return 'no_clear_change';
  return deviation > 0 ? 'better' : 'worse';
}

/** Holm: the smallest chance is compared with the limit divided by all, the next one by all but one, until one is too large. */
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

/** The chance of a difference this large between talks that are alike, as a share of the limit for its direction. */
function shareOfLimit({ former, latter }: Sets): number {
  const [one, other] = [former.map(({ value }) => value), latter.map(({ value }) => value)];
  const worse = chanceOfMeans(one, other);
  return Math.min((1 - worse) / chances.better, worse / chances.worse);
}

function meanOf(set: readonly Point[]): number | null {
  return set.length === 0 ? null : set.reduce((sum, { value }) => sum + value, 0) / set.length;
}

const toHundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
