import * as z from 'zod/mini';
import { type Cut, within } from './cut.ts';

/** Enough for one change every two seconds for twenty minutes. */
const mostChanges = 600;
/** The most characters of a JSON list of that many. */
export const longestTimestamps = 40_000;

/** From `offset` seconds of the talk on a slide was shown; the first slide of a deck is 0. */
export const SlideChange = z.object({
  offset: z.number().check(z.gte(0), z.lte(86_400)),
  slideIndex: z.int().check(z.gte(0), z.lte(9_999)),
});
export type SlideChange = z.infer<typeof SlideChange>;

/** The planned seconds of each slide of a deck, if there is a plan. */
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
 * The slides, moved to their places in a cut recording. If a slide is already shown when the kept part begins, it begins with
 * it.
 */
export const slidesWithin = (changes: readonly SlideChange[], cut: Cut): SlideChange[] =>
  within(changes, 'offset', cut);

/** A slide with its duration; `duration` is null for the last one while the length of the talk is unknown. Seconds. */
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

/** One showing of a slide; a slide that was shown again has several. Seconds of the talk. */
export const SlideTimestamp = z.object({
  /** In the order of the talk, from 0. */
  index: z.int(),
  offset: z.number(),
  /** Null while the length of the talk is unknown. */
  duration: z.nullable(z.number()),
  /** In the deck, from 0. */
  slideIndex: z.int(),
  /** The address of the slide's image, valid for a short time; null if the caller may not see it or the deck was deleted. */
  slideURI: z.nullable(z.string()),
});

/** Figures of a talk on one slide of its deck, over all its showings; null if they cannot be measured. */
export const SlideFigures = z.object({
  slideIndex: z.int(),
  /** When it was first shown, and when it was last left. Seconds. */
  start: z.number(),
  end: z.number(),
  /** The start of each showing, in seconds. */
  shownAt: z.array(z.number()),
  /** Total time of the slide. */
  seconds: z.number(),
  /** Planned time of the slide. */
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

/** With the address of the slide's small image, valid for a short time; null if the caller may not see it or the deck was deleted. */
export const SlideReport = z.extend(SlideFigures, { thumbnailURI: z.nullable(z.string()) });
