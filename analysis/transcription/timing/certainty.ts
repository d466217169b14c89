import type { SyllableAlignment } from './align-syllables.ts';

/** Syllables on either side whose mean gain tells whether the sound around a syllable is that of the text. */
const reach = 8;
/** Minimum of the mean gain around a syllable, in nats. */
const leastAround = -0.3;
/**
 * Minimum sum of gains of a run, if there are several: a sentence may fit the sound of another one by chance, but seldom this
 * well.
 */
const leastOfRun = 8;
/** Minimum share of sure syllables. A wrong text has up to 0.35 by chance, the right one at least 0.57. */
const leastShare = 0.4;

type Certainty = Readonly<{
  isSure: readonly boolean[];
  /** Syllables that were placed one after the other have the same number; −1 where they were not placed. */
  runOf: Int32Array;
}>;

/** Decides which syllables are placed reliably. */
export function certainty({ nuclei, gains }: SyllableAlignment): Certainty {
  const runOf = runsOf(nuclei, gains);
  const totals = new Map<number, number>();
  runOf.forEach((run, i) => {
    totals.set(run, (totals.get(run) ?? 0) + (gains[i] as number));
  });
  const isWhole = totals.size === 1;
  const sums = [0];
  for (const gain of gains) sums.push((sums.at(-1) as number) + gain);
  const around = (i: number) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(gains.length, i + reach + 1)];
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  };
  const isSure = Array.from(runOf, (run, i) => {
    const fits = isWhole || (totals.get(run) as number) >= leastOfRun;
    return run >= 0 && fits && around(i) >= leastAround;
  });
  const found = isSure.filter(Boolean).length;
  return { isSure: found >= leastShare * isSure.length ? isSure : isSure.map(() => false), runOf };
}

/** A run begins at a nucleus that no step led to. Syllables behind the last nucleus of a run are in no run. */
function runsOf(nuclei: Int32Array, gains: Float64Array): Int32Array {
  const runs = new Int32Array(nuclei.length).fill(-1);
  let [run, last] = [-1, -1];
  for (let i = 0; i < nuclei.length; i++) {
    if ((nuclei[i] as number) < 0) continue;
    if (gains[i] === 0) run++;
    else runs.fill(run, last + 1, i);
    runs[i] = run;
    last = i;
  }
  return runs;
}
