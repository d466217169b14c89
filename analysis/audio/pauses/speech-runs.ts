import type { Envelope } from './envelope.ts';
import type { Thresholds } from './thresholds.ts';

/** Minimum seconds above the seed threshold; a shorter burst is a click. */
const shortestBurst = 0.08;
/** Maximum seconds by which a soft edge (a fricative, a breathy end) extends a seed. */
const longestEdge = 0.3;
/** Maximum consecutive frames below the edge threshold within an edge. */
const longestDipInEdge = 3;

/** Consecutive frames; `to` is exclusive. */
export type Run = Readonly<{ from: number; to: number }>;

/**
 * The runs of speech, in order, by hysteresis: the sound must exceed the `seed` threshold to begin a run, and the lower `edge`
 * threshold to extend it. Runs may touch or overlap.
 */
export function speechRuns(envelope: Envelope, thresholds: Thresholds): readonly Run[] {
  return seeds(envelope, thresholds)
    .map((run) => trim(run, envelope.levels, thresholds.edge))
    .filter(({ from, to }) => to > from)
    .map((run) => extend(run, { envelope, edge: thresholds.edge }));
}

/** Runs in which the smoothed level exceeds the seed threshold, and the unsmoothed level does so for at least 80 ms. */
function seeds({ levels, smoothed, hop }: Envelope, { seed }: Thresholds): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < smoothed.length; from++) {
    let loud = 0;
    let to = from;
    while (to < smoothed.length && (smoothed[to] as number) > (seed[to] as number)) {
      if ((levels[to] as number) > (seed[to] as number)) loud++;
      to++;
    }
    if (to > from && loud * hop >= shortestBurst) runs.push({ from, to });
    from = to;
  }
  return runs;
}

/** Removes frames at both ends that only the smoothing lifted above the threshold. */
function trim({ from, to }: Run, levels: Float32Array, edge: Float32Array): Run {
  let first = from;
  let end = to;
  while (first < end && (levels[first] as number) <= (edge[first] as number)) first++;
  while (end > first && (levels[end - 1] as number) <= (edge[end - 1] as number)) end--;
  return { from: first, to: end };
}

type Edges = Readonly<{ envelope: Envelope; edge: Float32Array }>;

function extend({ from, to }: Run, edges: Edges): Run {
  return { from: edgeOf(from, -1, edges), to: edgeOf(to - 1, 1, edges) + 1 };
}

/** The furthest frame above the edge threshold in one direction, across dips of at most 3 frames and not beyond 0.3 s. */
function edgeOf(start: number, step: 1 | -1, { envelope: { levels, hop }, edge }: Edges): number {
  const reach = Math.round(longestEdge / hop);
  let last = start;
  for (let distance = 1, dip = 0; distance <= reach && dip <= longestDipInEdge; distance++) {
    const frame = start + step * distance;
    const level = levels[frame];
    if (level === undefined) break;
    const above = level > (edge[frame] as number);
    if (above) last = frame;
    dip = above ? 0 : dip + 1;
  }
  return last;
}
