import type { SyllableAlignment } from './align-syllables.ts';

/** Half width of the moving average of gains, in syllables. */
const reach = 8;
/** Minimum of this average, in nats. Below it, the sound around the syllable is not that of the text. */
const leastAround = -0.3;
/** Minimum sum of gains of a run, in nats, if there are several: a short run may fit the wrong sound by chance. */
const leastOfRun = 8;
/** Minimum share of sure syllables; below it, none counts as sure. Wrong texts have up to 0.35, right ones at least 0.57. */
const leastShare = 0.4;

type Certainty = Readonly<{
  isSure: readonly boolean[];
  /** Number of the run that each syllable belongs to: a chain of steps without extra sound or text. −1 outside of runs. */
  runOf: Int32Array;
}>;

/** Decides which syllables have a reliable place in the sound. */
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

/** A run begins at a nucleus with gain 0, because no step leads there. Unheard syllables between its nuclei belong to it. */
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
