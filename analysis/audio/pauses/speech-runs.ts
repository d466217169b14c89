import type { Envelope } from './envelope.ts';
import type { Thresholds } from './thresholds.ts';

/** Seconds. Shorter bursts are clicks. */
const shortestBurst = 0.08;
/** Seconds that a soft edge (a fricative, a breathy end) may reach beyond its seed. */
const longestEdge = 0.3;
/** Frames. */
const longestDipInEdge = 3;

/** Frames from (inclusive) to (exclusive). */
export type Run = Readonly<{ from: number; to: number }>;

/** The runs of speech, in order; they may touch or overlap. */
export function speechRuns(envelope: Envelope, thresholds: Thresholds): readonly Run[] {
  return seeds(envelope, thresholds)
    .map((run) => trim(run, envelope.levels, thresholds.edge))
    .filter(({ from, to }) => to > from)
    .map((run) => extend(run, { envelope, edge: thresholds.edge }));
}

/** Runs above the seed threshold that are longer than a click, also by the unsmoothed level. */
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

/** Removes the parts that only the smoothing added. */
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

/** The last frame above the edge threshold in that direction, across short dips. */
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
