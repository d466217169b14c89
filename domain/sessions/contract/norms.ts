import type { Locale } from '#domain/kernel/contract.ts';

/** The norms of good speech that the product promises. This is the only place of these numbers. */
export const speechNorms = {
  /** Seconds. A gap this long between words counts as a pause (product specification). */
  pauseSeconds: 2,
  /** Seconds. A gap longer than this counts in part as a pause, so that 1.9 s and 2.1 s give nearly the same result. */
  breakSeconds: 1,
  /** Seconds. A longer pause is a silence that listeners notice; the excess costs points (our own convention). */
  longSilenceSeconds: 5,
  /** Seconds of talk. A shorter talk gets no total and uses no quota: see `withheldScore`. */
  leastTalkSeconds: 30,
  /** Seconds. Shorter gaps are part of articulation and are not stored (Goldman-Eisler 1968: 250 ms). */
  storedGapSeconds: 0.25,
  /** Pauses of `pauseSeconds` per minute of talk (product specification). */
  pausesPerMinute: { from: 2, to: 6 },
  /** A share of the scale from 0 to 1, see `analysis/audio/volume.ts` (product specification). */
  volume: { from: 0.2, to: 0.8 },
  /** Words per minute (product specification). */
  wordsPerMinute: { from: 90, to: 150 },
  /** Filler words per minute (product specification). */
  fillersPerMinute: { from: null, to: 2 },
  /** Repetitions per minute (product specification). */
  repetitionsPerMinute: { from: null, to: 2 },
  /** SD / mean of F0 in 10 s windows, from human recordings: see `docs/analysis.md`. */
  pitchVariation: { from: 0.13, to: 0.3 },
  /** dB. The good range of each measure of the volume: see `volume-control.ts` in the analysis. */
  volumeControl: { even: { from: null, to: 4.5 }, ends: { from: null, to: 6 }, emphasis: { from: 4, to: null } },
  /** Scores (0..10) below `below` count `weight` times in the overall score (product specification); the weight fades over `fade` on either side. */
  lowScore: { below: 3, weight: 3, fade: 0.5 },
  /** Syllables of a text for each heard syllable. Outside of this range the text belongs to another talk: the method hears too few, never too many. */
  textFit: { from: 0.7, to: 1.5 },
} as const;

/** The kind of talk: the good ranges depend on it. The first one is the default. */
export const sessionKinds = ['presentation', 'pitch', 'story', 'lesson'] as const;
export type SessionKind = (typeof sessionKinds)[number];

type Between = Readonly<{ from: number; to: number }>;
type AtMost = Readonly<{ from: null; to: number }>;
type AtLeast = Readonly<{ from: number; to: null }>;

/** The good range of each measure; null is open-ended. */
export type Norms = Readonly<{
  pitchVariation: Between;
  volume: Between;
  pausesPerMinute: Between;
  wordsPerMinute: Between;
  /** Measures the pace if the words are unknown; the range is that of `wordsPerMinute`. */
  syllablesPerSecond: Between;
  fillersPerMinute: AtMost;
  repetitionsPerMinute: AtMost;
  /** Mean confidence of the engine, 0..1. */
  clarity: AtLeast;
  /** Percent: 50 is balanced or neutral, see `sentimentBalance`. */
  sentimentBalance: AtLeast;
}>;

/** The language and kind of talk of a norm. */
type SpokenAs = Readonly<{ locale: Locale; kind: SessionKind }>;
/** The norms of an installation. */
export type NormsOf = (session: SpokenAs) => Norms;

const { pitchVariation, volume, pausesPerMinute, wordsPerMinute, fillersPerMinute, repetitionsPerMinute } = speechNorms;

/** Syllables per word in a talk, counted in written texts. */
const syllablesPerWord: Readonly<Record<Locale, number>> = { de: 1.8, en: 1.45 };
/** The share of all syllables that the method finds in human recordings and synthetic ones: see `docs/analysis.md`. */
const syllablesHeard = 0.9;

/** Converts a pace in words to one in found syllables. */
export function syllablePace({ from, to }: Between, locale: Locale): Between {
  const perSecond = (words: number) => Math.round((words * syllablesPerWord[locale] * syllablesHeard * 100) / 60) / 100;
  return { from: perSecond(from), to: perSecond(to) };
}

/** The specification has the same norms for all languages. A file of norms may differ. */
type Specified = Omit<Norms, 'syllablesPerSecond'>;
const specified: Specified = {
  pitchVariation,
  volume,
  pausesPerMinute,
  wordsPerMinute,
  fillersPerMinute,
  repetitionsPerMinute,
  clarity: { from: 0.8, to: null },
  sentimentBalance: { from: 40, to: null },
};
/**
 * The specification knows one kind of talk. The differences of the other kinds are our own convention; `docs/analysis.md` has
 * the reasons.
 */
const ofKinds: Readonly<Record<SessionKind, Specified>> = {
  presentation: specified,
  pitch: { ...specified, wordsPerMinute: { from: 100, to: 165 }, pausesPerMinute: { from: 1, to: 6 } },
  story: { ...specified, pausesPerMinute: { from: 2, to: 8 }, sentimentBalance: { from: 25, to: null } },
  lesson: { ...specified, pausesPerMinute: { from: 2, to: 8 }, repetitionsPerMinute: { from: null, to: 4 } },
};

/**
 * The values at which each measure scores 0. They are part of the formula, so the good range alone explains a
 * score.
 */
export const scoreEnds = {
  // Half a semitone, which jitter and vowels cause by themselves; nearly twice the value of the liveliest reading.
  pitchVariation: { from: 0.03, to: 0.55 },
  // -49 dBFS disappears in the noise of most microphones; -3 dBFS is clipped throughout.
  volume: { from: 0, to: 1 },
  // No pause at all scores half: listeners can still follow. With a pause every five seconds they cannot.
  pausesPerMinute: { from: -2, to: 12 },
  // A word every two seconds, as in dictation; the speed of silent reading (product specification).
  wordsPerMinute: { from: 30, to: 260 },
  // The range of `wordsPerMinute`, converted with fewer or more syllables per word.
  syllablesPerSecond: { from: 0.5, to: 7.5 },
  // One every five seconds.
  fillersPerMinute: { to: 12 },
  // One every six seconds: each of them is several words.
  repetitionsPerMinute: { to: 10 },
  // Less than half of the words were recognised with any certainty.
  clarity: { from: 0.4 },
  // Four fifths of the talk are negative and nothing is positive: some sentences are always neutral.
  sentimentBalance: { from: 10 },
} as const satisfies Record<keyof Norms, Readonly<{ from?: number; to?: number }>>;

/** The values at which each aspect of the volume scores 0, dB. */
export const aspectEnds = {
  even: { to: 10 },
  ends: { to: 18 },
  emphasis: { from: 1 },
} as const;

export const normsOf: NormsOf = ({ locale, kind }) => withSyllables(ofKinds[kind], locale);

export const withSyllables = (norms: Specified, locale: Locale): Norms => ({
  ...norms,
  syllablesPerSecond: syllablePace(norms.wordsPerMinute, locale),
});
