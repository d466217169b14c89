import { pitchSettings } from './pitch-settings.ts';

/** A possible pitch of a frame: frequency in Hz, `octave` = log2 of it, and `strength` = the autocorrelation there, 0..1. */
export type Candidate = Readonly<{ frequency: number; octave: number; strength: number }>;

const { floor, ceiling, voicingThreshold, octaveCost, maxCandidates } = pitchSettings;

/** The local maxima of the autocorrelation, refined by parabolic interpolation; if there are too many, the strongest. */
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
  // One of the candidates is "unvoiced", which is not in this list.
  if (candidates.length < maxCandidates - 1) {
    candidates.push(found);
    return;
  }
  const heights = candidates.map(favouringHigh);
  const lowest = Math.min(...heights);
  if (favouringHigh(found) > lowest) candidates[heights.indexOf(lowest)] = found;
}

/** Strength with a bonus for high frequencies, because every multiple of a period is a maximum too. */
function favouringHigh({ strength, octave }: Candidate): number {
  return strength - octaveCost * (Math.log2(floor) - octave);
}
