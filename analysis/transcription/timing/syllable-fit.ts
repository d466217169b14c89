import type { HeardSyllables, Intervals } from './heard-syllables.ts';
import type { Mark } from './share-out.ts';
import type { SoundedSyllable } from './sounded-syllables.ts';

/** A syllable with the punctuation after it; `within` if its word goes on. */
export type TextSyllable = SoundedSyllable & Readonly<{ mark: Mark | 'within' }>;

/** How many syllables of the text and nuclei of the sound a step passes. */
type Step = Readonly<{ syllables: number; nuclei: number }>;
/** `to` is exclusive. */
type Range = Readonly<{ from: number; to: number }>;

/**
 * How many nats better the sound between two nuclei fits the text between two syllables than it fits speech in general. Above 0
 * it speaks for the text, below against it.
 */
export type SyllableFit = Readonly<{
  /**
   * Writes the gains of a step from syllable i to each nucleus of a range into a buffer that begins with the range. One of
   * the two steps is 1.
   */
  gains: (step: Step, i: number, range: Range, into: Float64Array) => void;
  /** The gain for the sound from nucleus j to the next: does a pause lie at the punctuation? */
  pauseGain: (mark: TextSyllable['mark'], j: number) => number;
}>;

/** Standard deviations: of the logarithm of a duration, and of voiceless seconds (plus a share of what is expected). */
const spread = { inside: { duration: 0.28, voiceless: 0.03 }, atMark: { duration: 0.45, voiceless: 0.1 } };
const voicelessShare = 0.35;
/** Lower limits for the logarithms of densities, for intervals that are unlike everything that was expected. */
const leastDensity = { duration: -3, voiceless: -0.7 };
/** The probability of a pause at each mark, for a speaker who pauses at nearly every full stop. */
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

/** Logarithm of a normal density without its constant term: `peak` minus `fall` times the square of the distance. */
const bell = (deviation: number) => ({ peak: -Math.log(deviation), fall: 1 / (2 * deviation * deviation) });

function density(distance: number, deviation: number): number {
  const { peak, fall } = bell(deviation);
  return peak - fall * distance * distance;
}

/** The densities of the intervals in this talk as a whole. */
function usualDensities({ logSeconds, voiceless, mean, deviation }: Intervals): Float64Array {
  return logSeconds.map(
    (seconds, j) =>
      Math.max(leastDensity.duration, density(seconds - mean.logSeconds, deviation.logSeconds)) +
      Math.max(leastDensity.voiceless, density((voiceless[j] as number) - mean.voiceless, deviation.voiceless)),
  );
}

type Expected = Readonly<{ logs: Float64Array; breaths: Float64Array; marks: readonly TextSyllable['mark'][] }>;

const strength = { within: 0, none: 1, comma: 2, end: 3 };

/** The expected intervals from the middle of each vowel to that of the vowel `count` syllables later, at the pace of the talk. */
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

/** For each mark, the gains of sound without and with a pause. */
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
