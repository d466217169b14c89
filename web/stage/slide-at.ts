import type { SessionDetail } from '#domain/sessions/contract/report.ts';

/** A player that is sent to a slide stands a little beside it. Seconds. */
const rounding = 0.05;

type Slides = SessionDetail['slideTimestamps'];

/** The slide on the wall at a second; before the first one, that one. */
export const slideAt = (slides: Slides, second: number): Slides[number] | undefined =>
  slides.findLast(({ offset }) => offset <= second + rounding) ?? slides[0];
