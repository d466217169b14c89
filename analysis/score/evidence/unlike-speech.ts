import type { AnalysisResults, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { mean, standardDeviation } from '../../audio/statistics.ts';
import { hasTwoVoices } from './two-voices.ts';
import { type VoicedRun, voicedRuns } from './voiced-runs.ts';

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

type Heard = Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei' | 'hesitations'>;
type Sound = Readonly<{ results: Heard; speechTime: number }>;

/** Share of the voice. A person who says "uh" again and again stays below it; held tones exceed it. */
const mostHeld = 0.4;

/** Undefined if it may be speech. The limits were set on talks and music of every kind: `docs/analysis.md`. */
export function unlikeSpeech({ results, speechTime }: Sound): Sign | undefined {
  const { pitch, pauses: gaps, syllableNuclei } = results;
  const runs = voicedRuns(pitch, gaps);
  if (runs.length === 0) return undefined;
  const syllables = syllableNuclei === undefined ? Number.POSITIVE_INFINITY : syllableNuclei.length / speechTime;
  const words = syllables < leastSyllables.withSteadiness ? runs : withoutHeld(runs, results);
  const steadiness = steadyShare(pitch, words);
  if (middleRun(runs) * pitch.dt > longestRun) return 'unbroken_voice';
  if (steadiness > mostSteady.alone && !isMonotoneVoice({ pitch, runs: words, syllables })) return 'steady_pitch';
  if (steadiness > mostSteady.withoutSyllables && syllables < leastSyllables.withSteadiness) return 'steady_pitch';
  if (syllables < leastSyllables.alone) return 'no_syllables';
  return hasTwoVoices({ pitch, runs: words, gaps }) ? 'two_voices' : undefined;
}

/** The runs without held sounds, if they are most of the voice; otherwise all runs. */
function withoutHeld(runs: readonly VoicedRun[], { pitch: { t0, dt }, hesitations = [] }: Heard): readonly VoicedRun[] {
  const isHeld = ({ from, to }: VoicedRun) =>
    hesitations.some(({ offset, duration }) => offset < t0 + to * dt && offset + duration > t0 + from * dt);
  const words = runs.filter((run) => !isHeld(run));
  const lengthOf = (some: readonly VoicedRun[]) => some.reduce((sum, { from, to }) => sum + to - from, 0);
  return lengthOf(words) >= (1 - mostHeld) * lengthOf(runs) ? words : runs;
}

/** Semitones, of the whole talk. A tune has several notes. */
const mostMonotone = 1;
/** Minimum syllables per second of speech, and minimum variation in the length of voiced stretches. Repeated tones on one pitch have neither. */
const monotone = { syllables: 2.5, spread: 0.35 };

/**
 * A steady pitch alone is no proof, because a person may speak on one note. Such speech has one note only, has syllables, and has
 * voiced stretches of varying length, as words have. Repeated tones have stretches of equal length.
 */
function isMonotoneVoice({
  pitch,
  runs,
  syllables,
}: Readonly<{ pitch: AnalysisResults['pitch']; runs: readonly VoicedRun[]; syllables: number }>): boolean {
  const semitones = runs.flatMap(({ from, to }) =>
    pitch.values.slice(from, to).map((hertz) => 12 * Math.log2(hertz as number)),
  );
  const lengths = runs.map(({ from, to }) => to - from);
  const length = mean(lengths) ?? 0;
  const isVaried = (standardDeviation(lengths) ?? 0) > monotone.spread * length;
  return (standardDeviation(semitones) ?? 0) < mostMonotone && syllables >= monotone.syllables && isVaried;
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
