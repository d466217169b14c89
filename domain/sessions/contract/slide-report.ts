import { z } from 'zod';

/** A slide as long as it was shown; a slide that was shown again has several. Seconds of the talk. */
export const SlideTimestamp = z.object({
  /** In the order of the talk, from 0. */
  index: z.int(),
  offset: z.number(),
  /** Null until it is known how long the talk is. */
  duration: z.number().nullable(),
  /** In the deck, from 0. */
  slideIndex: z.int(),
  /** The slide as an image, for a short while; null where it may not be seen or the deck is gone. */
  slideURI: z.string().nullable(),
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
  plannedSeconds: z.number().nullable(),
  /** Of speech. */
  wordsPerMinute: z.number().nullable(),
  /** Hz */
  pitch: z.number().nullable(),
  /** 0..1 */
  volume: z.number().nullable(),
  /** Without those that the person dismissed. */
  fillers: z.int().nullable(),
});
export type SlideFigures = Readonly<z.infer<typeof SlideFigures>>;

/** With the slide as a small image, for a short while; null where it may not be seen or the deck is gone. */
export const SlideReport = SlideFigures.extend({ thumbnailURI: z.string().nullable() });
