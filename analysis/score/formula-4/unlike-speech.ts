import type { AnalysisResults, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { hasTwoVoices } from '../evidence/two-voices.ts';
import { type VoicedRun, voicedRuns } from '../evidence/voiced-runs.ts';

/** The reason why the sound does not count as the speech of one person. */
type Sign = NonNullable<ScoreWithheld['sign']>;

/** The pitch is steady if it changes by less than `below` semitones per second, measured over `over` seconds. */
const steady = { over: 0.05, below: 4 };
/**
 * Maximum share of steady pitch in speech. Talks have at most 0.32, most music more than 0.5. Above `alone` the pitch decides;
 * above `withoutSyllables` it decides only if there are few syllables.
 */
const mostSteady = { alone: 0.45, withoutSyllables: 0.35 };
/** Seconds. If half of the voice is in runs longer than this, it is not speech, which has voiceless sounds more often. */
const longestRun = 1;
/** Minimum syllables per second of speech; a slow speaker has three. `withSteadiness`: the limit if the pitch is steady. */
const leastSyllables = { alone: 1.7, withSteadiness: 2.5 };

type Sound = Readonly<{ results: Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei'>; speechTime: number }>;

/** Why the sound is not the speech of one person; undefined if it may be. How the limits were found: `docs/analysis.md`. */
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

/** Share of steady pitch: of all pairs of frames 50 ms apart within a run, those whose pitch is nearly equal. 0 to 1. */
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

/** Weighted median of the lengths of the runs, in frames: half of all voiced frames are in runs of at least this length. */
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
