import * as z from 'zod/mini';

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
