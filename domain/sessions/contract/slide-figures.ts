import { speechNorms } from './norms.ts';
import type { Series } from './series.ts';
import type { SlideFigures, SlidePlan, SlideShown } from './slides.ts';

/** A part of a talk, in seconds. */
type Stretch = Readonly<{ offset: number; duration: number }>;
type Word = Stretch & Readonly<{ text: string }>;

/** Measures along a talk; times in seconds. */
export type MeasuredSession = Readonly<{
  pitch: Series;
  volume: Series;
  /** Every gap in the sound, in the order of the talk. */
  gaps: readonly Stretch[];
  /** Null if the words are unknown. */
  words: readonly Word[] | null;
  /** Null if the engine may have left them out. */
  fillers: readonly Readonly<{ offset: number; dismissed: boolean }>[] | null;
}>;

/** Minimum seconds of speech, and of voice; with less there is no rate, and no mean. */
const least = { speech: 5, voice: 1 };

/** One for each slide that was shown, in the order of the talk. */
export function slideFigures(
  shown: readonly SlideShown[],
  session: MeasuredSession,
  plan: SlidePlan,
): readonly SlideFigures[] {
  const slides = new Map<number, Stretch[]>();
  for (const { slideIndex, offset, duration } of shown) {
    slides.set(slideIndex, [...(slides.get(slideIndex) ?? []), { offset, duration: duration ?? 0 }]);
  }
  const speech = speechOf(session);
  return [...slides].map(([slideIndex, stretches]) => ({
    slideIndex,
    ...times(stretches),
    plannedSeconds: plan[slideIndex] ?? null,
    wordsPerMinute: wordsPerMinute(stretches, session.words, speech),
    pitch: pitchIn(stretches, session.pitch),
    volume: volumeIn(without(stretches, session.gaps), session.volume),
    fillers: fillersIn(stretches, session.fillers),
  }));
}

function times(stretches: readonly Stretch[]) {
  const last = stretches.at(-1);
  return {
    start: stretches[0]?.offset ?? 0,
    end: rounded(last ? last.offset + last.duration : 0, 3),
    shownAt: stretches.map(({ offset }) => offset),
    seconds: rounded(secondsOf(stretches), 3),
  };
}

/** From the first word to the end of the last, without pauses; the pace of the whole talk uses the same span. */
function speechOf({ words, gaps }: MeasuredSession): readonly Stretch[] {
  if (!words || words.length === 0) return [];
  const from = Math.min(...words.map(({ offset }) => offset));
  const to = Math.max(...words.map(({ offset, duration }) => offset + duration));
  const pauses = gaps.filter(({ duration }) => duration >= speechNorms.pauseSeconds);
  return without([{ offset: from, duration: to - from }], pauses);
}

function wordsPerMinute(stretches: readonly Stretch[], words: MeasuredSession['words'], speech: readonly Stretch[]) {
  if (!words) return null;
  const seconds = secondsOf(within(speech, stretches));
  const spoken = beginningIn(stretches, words).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return seconds < least.speech ? null : rounded((spoken.length * 60) / seconds, 1);
}

function pitchIn(stretches: readonly Stretch[], pitch: Series): number | null {
  const voiced = valuesIn(stretches, pitch);
  if (voiced.length * pitch.dt < least.voice) return null;
  return rounded(voiced.reduce((sum, value) => sum + value, 0) / voiced.length, 1);
}

/** The median during speech, as for the whole talk. */
function volumeIn(spoken: readonly Stretch[], volume: Series): number | null {
  const sorted = [...valuesIn(spoken, volume)].sort((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return below === undefined || above === undefined ? null : rounded((below + above) / 2, 3);
}

const fillersIn = (stretches: readonly Stretch[], fillers: MeasuredSession['fillers']) =>
  fillers && beginningIn(stretches, fillers).filter(({ dismissed }) => !dismissed).length;

function beginningIn<Timed extends Readonly<{ offset: number }>>(
  stretches: readonly Stretch[],
  timed: readonly Timed[],
) {
  return timed.filter((each) =>
    stretches.some(({ offset, duration }) => each.offset >= offset && each.offset < offset + duration),
  );
}

/** The values of the series within the stretches, without gaps. */
function valuesIn(stretches: readonly Stretch[], { t0, dt, values }: Series): readonly number[] {
  const place = (second: number) => Math.max(0, Math.ceil((second - t0) / dt - 1e-6));
  return stretches
    .flatMap(({ offset, duration }) => values.slice(place(offset), place(offset + duration)))
    .filter((value) => value !== null);
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

const secondsOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { duration }) => sum + duration, 0);

/** The parts of the stretches within one of `others`. */
const within = (stretches: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  stretches.flatMap((stretch) =>
    others.flatMap((other) => between(Math.max(stretch.offset, other.offset), endOf(stretch, other))),
  );

/** The stretches without the gaps. Gaps must be in the order of the talk. */
const without = (stretches: readonly Stretch[], gaps: readonly Stretch[]): readonly Stretch[] =>
  stretches.flatMap((stretch) => {
    const end = stretch.offset + stretch.duration;
    const inside = within([stretch], gaps);
    const begins = [stretch.offset, ...inside.map((gap) => gap.offset + gap.duration)];
    const ends = [...inside.map(({ offset }) => offset), end];
    return begins.flatMap((from, index) => between(from, ends[index] ?? end));
  });

const endOf = (one: Stretch, other: Stretch) => Math.min(one.offset + one.duration, other.offset + other.duration);

const between = (from: number, to: number): readonly Stretch[] =>
  to > from ? [{ offset: from, duration: to - from }] : [];
