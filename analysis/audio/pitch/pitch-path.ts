import type { Candidate } from './candidates.ts';
import type { Frame } from './frame-analyser.ts';
import { pitchSettings } from './pitch-settings.ts';

const { ceiling, octaveCost, octaveJumpCost, voicedUnvoicedCost } = pitchSettings;
const highestOctave = Math.log2(ceiling);

/** The best path that ends in one state of a frame: a candidate, or null for unvoiced. `score`: total of the path. */
export type PathNode = {
  readonly frame: Frame;
  readonly candidate: Candidate | null;
  readonly score: number;
  previous: PathNode | null;
};

/** One step of the Viterbi search: extends `paths` to the best path into each state of `frame`. */
export function advance(paths: readonly PathNode[], frame: Frame): readonly PathNode[] {
  return [null, ...frame.candidates].map((candidate) => {
    const previous = bestInto(candidate, paths);
    const sofar = previous === null ? 0 : previous.score - transitionCost(previous.candidate, candidate);
    return { frame, candidate, score: sofar + localScore(frame, candidate), previous };
  });
}

/**
 * Removes and returns the common beginning of all paths, oldest node first. No later frame can change it, so the result equals a
 * search over the whole talk, with less memory.
 */
export function settle(paths: readonly PathNode[]): readonly PathNode[] {
  let ends: ReadonlySet<PathNode | null> = new Set(paths);
  while (ends.size > 1) ends = new Set([...ends].map((node) => node?.previous ?? null));
  const [meeting] = ends;
  if (!meeting) return [];
  const settled = pathTo(meeting.previous);
  meeting.previous = null;
  return settled;
}

/** The nodes of a path, oldest first. */
export function pathTo(end: PathNode | null): readonly PathNode[] {
  const path: PathNode[] = [];
  for (let node = end; node !== null; node = node.previous) path.push(node);
  return path.reverse();
}

export function bestOf(paths: readonly PathNode[]): PathNode | null {
  return paths.reduce<PathNode | null>((best, path) => (best && best.score >= path.score ? best : path), null);
}

function bestInto(candidate: Candidate | null, paths: readonly PathNode[]): PathNode | null {
  let best: PathNode | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const path of paths) {
    const score = path.score - transitionCost(path.candidate, candidate);
    if (score <= bestScore) continue;
    best = path;
    bestScore = score;
  }
  return best;
}

function localScore(frame: Frame, candidate: Candidate | null): number {
  if (candidate === null) return frame.unvoicedStrength;
  return candidate.strength - octaveCost * (highestOctave - candidate.octave);
}

/** Cost of a step between two states (Boersma 1993, equation 27). */
function transitionCost(from: Candidate | null, to: Candidate | null): number {
  if (from === null && to === null) return 0;
  if (from === null || to === null) return voicedUnvoicedCost;
  return octaveJumpCost * Math.abs(from.octave - to.octave);
}
