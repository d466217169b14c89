import type { SessionDetail } from '#domain/sessions/contract/report.ts';

/** After a jump to a slide the player may stop slightly before it. Seconds. */
const rounding = 0.05;

type Slides = SessionDetail['slideTimestamps'];

/** The slide on the wall at a second. Before the first change, the first slide. */
export const slideAt = (slides: Slides, second: number): Slides[number] | undefined =>
  slides.findLast(({ offset }) => offset <= second + rounding) ?? slides[0];
