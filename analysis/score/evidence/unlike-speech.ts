import type { AnalysisResults, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { mean, standardDeviation } from '../../audio/statistics.ts';
import { hasTwoVoices } from './two-voices.ts';
import { type VoicedRun, voicedRuns } from './voiced-runs.ts';

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

type Heard = Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei' | 'hesitations'>;
type Sound = Readonly<{ results: Heard; speechTime: number }>;

/** Maximum share of the voice in held sounds such as "uh"; with more, they are tones of music and are not left out. */
const mostHeld = 0.4;

/** Why the sound is not the speech of one person; undefined if it may be. How the limits were found: `docs/analysis.md`. */
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

/** The runs without hesitations, if at least 60 % of the voice remains; otherwise all runs. */
function withoutHeld(runs: readonly VoicedRun[], { pitch: { t0, dt }, hesitations = [] }: Heard): readonly VoicedRun[] {
  const isHeld = ({ from, to }: VoicedRun) =>
    hesitations.some(({ offset, duration }) => offset < t0 + to * dt && offset + duration > t0 + from * dt);
  const words = runs.filter((run) => !isHeld(run));
  const lengthOf = (some: readonly VoicedRun[]) => some.reduce((sum, { from, to }) => sum + to - from, 0);
  return lengthOf(words) >= (1 - mostHeld) * lengthOf(runs) ? words : runs;
}

/** Maximum standard deviation of the pitch of a monotone speaker, in semitones. A tune has several notes and exceeds it. */
const mostMonotone = 1;
/** Minimum syllables per second, and minimum coefficient of variation of the lengths of voiced runs. */
const monotone = { syllables: 2.5, spread: 0.35 };

/**
 * Whether a steady pitch comes from a person who speaks on one note, and not from music: one note only, enough syllables, and
 * voiced runs of varying length, as words have. Repeated tones have runs of equal length.
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
