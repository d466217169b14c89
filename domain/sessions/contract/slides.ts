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
