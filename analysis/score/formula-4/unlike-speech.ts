import type { AnalysisResults, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { hasTwoVoices } from '../evidence/two-voices.ts';
import { type VoicedRun, voicedRuns } from '../evidence/voiced-runs.ts';

/** A sign that the sound is not one person who speaks. */
type Sign = NonNullable<ScoreWithheld['sign']>;

/** Seconds over which the pitch is compared, and semitones per second below which it stands still. */
const steady = { over: 0.05, below: 4 };
/**
 * Limits for the steadiness of the voice. Talks have at most 0.32, most music has more than 0.5; between them the
 * syllables decide.
 */
const mostSteady = { alone: 0.45, withoutSyllables: 0.35 };
/** Seconds. If half of the voice is in longer runs, it is no speech: speech has voiceless sounds more often. */
const longestRun = 1;
/** Syllables per second of speech. A slow speaker has three. */
const leastSyllables = { alone: 1.7, withSteadiness: 2.5 };

type Sound = Readonly<{ results: Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei'>; speechTime: number }>;

/** Undefined if it may be speech. The limits were set on talks and music of every kind: `docs/analysis.md`. */
export function unlikeSpeech({ results, speechTime }: Sound): Sign | undefined {
  const { pitch, pauses: gaps, syllableNuclei } = results;
  const runs = voicedRuns(pitch, gaps);
  if (runs.length === 0) return undefined;
  const steadiness = steadyShare(pitch, runs);
  const syllables = syllableNuclei === undefined ? Number.POSITIVE_INFINITY : syllableNuclei.length / speechTime;
  if (middleRun(runs) * pitch.dt > longestRun) return 'unbroken_voice';
  if (steadiness > mostSteady.alone) return 'steady_pitch';
  if (steadiness > mostSteady.withoutSyllables && syllables < leastSyllables.withSteadiness) return 'steady_pitch';
  if (syllables < leastSyllables.alone) return 'no_syllables';
  return hasTwoVoices({ pitch, runs, gaps }) ? 'two_voices' : undefined;
}

/** The share of all voiced stretches of 50 ms in which the pitch hardly moves: notes, not speech. */
function steadyShare({ dt, values }: AnalysisResults['pitch'], runs: readonly VoicedRun[]): number {
  const step = Math.round(steady.over / dt);
  const most = steady.below * steady.over;
  let [still, all] = [0, 0];
  for (const { from, to } of runs) {
    for (let frame = from; frame + step < to; frame++) {
      const moved = 12 * Math.log2((values[frame + step] as number) / (values[frame] as number));
      all += 1;
      if (Math.abs(moved) < most) still += 1;
    }
  }
  return all === 0 ? 0 : still / all;
}

/** Frames: half of the voice lies in runs that are at least as long. */
function middleRun(runs: readonly VoicedRun[]): number {
  const lengths = runs.map(({ from, to }) => to - from).sort((a, b) => b - a);
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let longer = 0;
  for (const length of lengths) {
    longer += length;
    if (longer >= half) return length;
  }
  return 0;
}
