/**
 * The part of the box in which the current word may stay, and its place after a scroll, as shares of the box's height.
 */
const calm = { from: 0.1, to: 0.72, put: 0.3 };

type Band = Readonly<{ top: number; height: number }>;

/** Pixels to scroll a box so that a line is well inside it; 0 if it is already. Positions are those on the screen. */
export function scrollBy(box: Band, line: Band): number {
  const top = line.top - box.top;
  const isCalm = top >= box.height * calm.from && top + line.height <= box.height * calm.to;
  return isCalm ? 0 : top - box.height * calm.put;
}

/** Scrolls only the box: scrolling the page would move the lanes above, which a reader may be watching. */
export function bringIntoView(box: HTMLElement, word: Element): void {
  const by = scrollBy(box.getBoundingClientRect(), word.getBoundingClientRect());
  if (by === 0) return;
  const isNear = Math.abs(by) < box.clientHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({ top: by, behavior: isNear && !isCalm ? 'smooth' : 'instant' });
}
