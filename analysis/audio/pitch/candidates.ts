import { pitchSettings } from './pitch-settings.ts';

/** A possible period of the frame: its frequency (Hz, and log2 of it) and r at that lag. */
export type Candidate = Readonly<{ frequency: number; octave: number; strength: number }>;

const { floor, ceiling, voicingThreshold, octaveCost, maxCandidates } = pitchSettings;

/** The maxima of the autocorrelation, refined by a parabola; if there are too many, the strongest. */
export function candidatesIn(r: Float32Array, { sampleRate, longestLag }: Lags): Candidate[] {
  const candidates: Candidate[] = [];
  for (let lag = 2; lag < longestLag; lag++) {
    const here = r[lag] as number;
    if (here <= 0.5 * voicingThreshold) continue;
    const before = r[lag - 1] as number;
    const after = r[lag + 1] as number;
    if (here <= before || here < after) continue;
    const slope = 0.5 * (after - before);
    const curvature = 2 * here - before - after;
    const frequency = sampleRate / (lag + slope / curvature);
    if (frequency <= ceiling) keep(candidates, candidate(frequency, here + (0.5 * slope * slope) / curvature));
  }
  return candidates;
}

type Lags = Readonly<{ sampleRate: number; longestLag: number }>;

/** Strengths above 1 come from short noisy windows; Praat uses their reciprocal. */
function candidate(frequency: number, height: number): Candidate {
  return { frequency, octave: Math.log2(frequency), strength: height > 1 ? 1 / height : height };
}

function keep(candidates: Candidate[], found: Candidate) {
  // One place is for the unvoiced candidate.
  if (candidates.length < maxCandidates - 1) {
    candidates.push(found);
    return;
  }
  const heights = candidates.map(favouringHigh);
  const lowest = Math.min(...heights);
  if (favouringHigh(found) > lowest) candidates[heights.indexOf(lowest)] = found;
}

/** Strength with the octave cost: an alternating period is heard as the higher of two. */
function favouringHigh({ strength, octave }: Candidate): number {
  return strength - octaveCost * (Math.log2(floor) - octave);
}
