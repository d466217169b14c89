import type { HeardSyllables, Intervals } from './heard-syllables.ts';
import type { Mark } from './share-out.ts';
import type { SoundedSyllable } from './sounded-syllables.ts';

/** A syllable with the punctuation after it; `within` if the word continues. */
export type TextSyllable = SoundedSyllable & Readonly<{ mark: Mark | 'within' }>;

/** A step moves forward by this many syllables of the text and nuclei of the sound. */
type Step = Readonly<{ syllables: number; nuclei: number }>;
/** `to` is exclusive. */
type Range = Readonly<{ from: number; to: number }>;

/**
 * Log-likelihood ratios in nats: the probability of the sound between two nuclei given the text between two syllables, against
 * its probability in this talk as a whole. Positive values support the text.
 */
export type SyllableFit = Readonly<{
  /**
   * Computes the gain of a step that starts at syllable i, for each nucleus j of `range` as its start. Writes the gain of j to
   * `into[j - range.from]`. A step moves by one syllable, by one nucleus, or both.
   */
  gains: (step: Step, i: number, range: Range, into: Float64Array) => void;
  /** The gain for a pause, or for no pause, between nucleus j and the next one, given the punctuation there. */
  pauseGain: (mark: TextSyllable['mark'], j: number) => number;
}>;

/**
 * Standard deviations of log-duration and of voiceless seconds, inside a sentence and at a mark. That of voiceless seconds grows
 * by `voicelessShare` of the expected value.
 */
const spread = { inside: { duration: 0.28, voiceless: 0.03 }, atMark: { duration: 0.45, voiceless: 0.1 } };
const voicelessShare = 0.35;
/** Minimum log-densities, so that a single odd interval cannot outweigh the others. */
const leastDensity = { duration: -3, voiceless: -0.7 };
/** Probability of a pause at each mark, for a speaker with many pauses. `pauseGains` adapts it to the talk. */
const pauseChance = { end: 0.9, comma: 0.4, none: 0.05, within: 0.005 };

export function syllableFit(text: readonly TextSyllable[], heard: HeardSyllables): SyllableFit {
  const pauses = pauseGains(text, heard.over[0]);
  const expected = [1, 2, 3].map((count) => expectedIntervals(text, count, heard.over[0]));
  const usual = heard.over.map(usualDensities);
  return {
    gains: ({ syllables, nuclei }, i, { from, to }, into) => {
      const { logSeconds, voiceless, isPaused } = heard.over[nuclei - 1] as Intervals;
      const { logs, breaths, marks } = expected[syllables - 1] as Expected;
      const common = usual[nuclei - 1] as Float64Array;
      const mark = marks[i] as TextSyllable['mark'];
      const [unpaused, paused] = pauses[mark];
      const isLoose = mark === 'end' || mark === 'comma';
      const { duration, voiceless: breath } = isLoose ? spread.atMark : spread.inside;
      const [log, wanted] = [logs[i] as number, breaths[i] as number];
      const lasts = bell(duration);
      const breathes = bell(breath + voicelessShare * wanted);
      for (let j = Math.max(0, from); j < Math.min(to, logSeconds.length); j++) {
        const apart = (logSeconds[j] as number) - log;
        const apartInBreath = (voiceless[j] as number) - wanted;
        into[j - from] =
          Math.max(leastDensity.duration, lasts.peak - lasts.fall * apart * apart) +
          Math.max(leastDensity.voiceless, breathes.peak - breathes.fall * apartInBreath * apartInBreath) -
          (common[j] as number) +
          (isPaused[j] === 1 ? paused : unpaused);
      }
    },
    pauseGain: (mark, j) => (j < 0 ? 0 : pauses[mark][(heard.over[0].isPaused[j] ?? 0) as 0 | 1]),
  };
}

/** Normal log-density without its constant term: `peak - fall * distance²`. */
const bell = (deviation: number) => ({ peak: -Math.log(deviation), fall: 1 / (2 * deviation * deviation) });

function density(distance: number, deviation: number): number {
  const { peak, fall } = bell(deviation);
  return peak - fall * distance * distance;
}

/** Log-density of each interval under the distribution of all intervals of the talk: the alternative to the text. */
function usualDensities({ logSeconds, voiceless, mean, deviation }: Intervals): Float64Array {
  return logSeconds.map(
    (seconds, j) =>
      Math.max(leastDensity.duration, density(seconds - mean.logSeconds, deviation.logSeconds)) +
      Math.max(leastDensity.voiceless, density((voiceless[j] as number) - mean.voiceless, deviation.voiceless)),
  );
}

type Expected = Readonly<{ logs: Float64Array; breaths: Float64Array; marks: readonly TextSyllable['mark'][] }>;

const strength = { within: 0, none: 1, comma: 2, end: 3 };

/**
 * For each syllable, the expected interval to the `count`-th syllable after it, from vowel middle to vowel middle: log-seconds
 * and voiceless seconds, both scaled to the talk's means, and the strongest punctuation in between.
 */
function expectedIntervals(text: readonly TextSyllable[], count: number, { mean }: Intervals): Expected {
  const steps = text.map((syllable, i) => {
    const next = text[i + 1];
    return {
      seconds: syllable.vowel / 2 + syllable.coda.seconds + (next ? next.onset.seconds + next.vowel / 2 : 0),
      voiceless: syllable.coda.voiceless + (next?.onset.voiceless ?? 0),
    };
  });
  const total = (of: 'seconds' | 'voiceless') => steps.reduce((sum, step) => sum + step[of], 0) / steps.length;
  const pace = mean.seconds / Math.max(0.01, total('seconds'));
  const breath = mean.voiceless / Math.max(0.01, total('voiceless'));
  const over = steps.map((_, i) => steps.slice(i, i + count));
  const sum = (parts: typeof steps, of: 'seconds' | 'voiceless') => parts.reduce((all, part) => all + part[of], 0);
  return {
    logs: Float64Array.from(over, (parts) => Math.log(Math.max(0.03, pace * sum(parts, 'seconds')))),
    breaths: Float64Array.from(over, (parts) => breath * sum(parts, 'voiceless')),
    marks: text.map((_, i) => {
      const passed = text.slice(i, i + count).map(({ mark }) => mark);
      return passed.reduce((most, mark) => (strength[mark] > strength[most] ? mark : most));
    }),
  };
}

/** For each mark, the log-likelihood ratios of no pause and of a pause. `habit`: the speaker's share of the expected pauses. */
function pauseGains(text: readonly TextSyllable[], { isPaused }: Intervals) {
  const count = isPaused.reduce((sum, paused) => sum + paused, 0);
  const wanted = text.reduce((sum, { mark }) => sum + (mark === 'end' ? 1 : mark === 'comma' ? 0.4 : 0), 0);
  const habit = Math.min(1, (count + 0.5) / (wanted + 1));
  const usual = Math.min(0.9, Math.max(0.001, count / Math.max(1, isPaused.length)));
  const gains = (mark: TextSyllable['mark']): readonly [number, number] => {
    const chance = Math.max(0.0005, pauseChance[mark] * habit);
    return [Math.log((1 - chance) / (1 - usual)), Math.log(chance / usual)];
  };
  return { within: gains('within'), none: gains('none'), comma: gains('comma'), end: gains('end') };
}
