import * as z from 'zod/mini';
import { type Cut, within } from './cut.ts';

/** A talk with one change each two seconds for twenty minutes has this many. */
const mostChanges = 600;
/** Characters of a JSON list of that many. */
export const longestTimestamps = 40_000;

/** From `offset` seconds of the talk on a slide was shown; the first slide of a deck is 0. */
export const SlideChange = z.object({
  offset: z.number().check(z.gte(0), z.lte(86_400)),
  slideIndex: z.int().check(z.gte(0), z.lte(9_999)),
});
export type SlideChange = z.infer<typeof SlideChange>;

/** The seconds for which each slide of a deck is to be shown, where somebody planned it. */
export type SlidePlan = readonly (number | null)[];

/** In the order of the talk. */
export const SlideChanges = z.array(SlideChange).check(
  z.maxLength(mostChanges),
  z.refine(
    (changes) => changes.every(({ offset }, index) => offset > (changes[index - 1]?.offset ?? -1)),
    'expected offsets that rise',
  ),
);

/**
 * The slides, moved to their places in a cut recording; a slide that was already shown when the kept part begins, begins with
 * it.
 */
export const slidesWithin = (changes: readonly SlideChange[], cut: Cut): SlideChange[] =>
  within(changes, 'offset', cut);

/** How long a slide was shown; `duration` is null for the last one of a talk whose length nobody knows yet. Seconds. */
export type SlideShown = SlideChange & Readonly<{ duration: number | null }>;

/** Each slide with its duration. Slides that begin after the end of the talk were not shown. */
export function slidesShown(changes: readonly SlideChange[], sessionDuration: number | null): readonly SlideShown[] {
  const shown = changes.filter(({ offset }) => sessionDuration === null || offset < sessionDuration);
  return shown.map((change, index) => {
    const end = shown[index + 1]?.offset ?? sessionDuration;
    return { ...change, duration: end === null ? null : toMilliseconds(end - change.offset) };
  });
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

/** A slide as long as it was shown; a slide that was shown again has several. Seconds of the talk. */
export const SlideTimestamp = z.object({
  /** In the order of the talk, from 0. */
  index: z.int(),
  offset: z.number(),
  /** Null until it is known how long the talk is. */
  duration: z.nullable(z.number()),
  /** In the deck, from 0. */
  slideIndex: z.int(),
  /** The slide as an image, for a short while; null where it may not be seen or the deck is gone. */
  slideURI: z.nullable(z.string()),
});

/** How a talk was on one slide of its deck, over all the times it was shown; what cannot be measured is null. */
export const SlideFigures = z.object({
  slideIndex: z.int(),
  /** When it was first shown, and when it was last left. Seconds. */
  start: z.number(),
  end: z.number(),
  /** Seconds from which it was shown. */
  shownAt: z.array(z.number()),
  /** How long it was shown, all times together. */
  seconds: z.number(),
  /** How long it was planned to be shown. */
  plannedSeconds: z.nullable(z.number()),
  /** Of speech. */
  wordsPerMinute: z.nullable(z.number()),
  /** Hz */
  pitch: z.nullable(z.number()),
  /** 0..1 */
  volume: z.nullable(z.number()),
  /** Without those that the person dismissed. */
  fillers: z.nullable(z.int()),
});
export type SlideFigures = Readonly<z.infer<typeof SlideFigures>>;

/** With the slide as a small image, for a short while; null where it may not be seen or the deck is gone. */
export const SlideReport = z.extend(SlideFigures, { thumbnailURI: z.nullable(z.string()) });
