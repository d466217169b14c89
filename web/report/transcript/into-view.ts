/**
 * The band of the box in which the current word may stand, and its place after it left the band: shares of the box's height.
 */
const calm = { from: 0.1, to: 0.72, put: 0.3 };

type Band = Readonly<{ top: number; height: number }>;

/** By how many pixels to scroll a box so that a line stands well in it; 0 while it does. Tops as laid out on the screen. */
export function scrollBy(box: Band, line: Band): number {
  const top = line.top - box.top;
  const isCalm = top >= box.height * calm.from && top + line.height <= box.height * calm.to;
  return isCalm ? 0 : top - box.height * calm.put;
}

/** Scrolls the box only, never the page: the lanes above may be what is being looked at. */
export function bringIntoView(box: HTMLElement, word: Element): void {
  const by = scrollBy(box.getBoundingClientRect(), word.getBoundingClientRect());
  if (by === 0) return;
  const isNear = Math.abs(by) < box.clientHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({ top: by, behavior: isNear && !isCalm ? 'smooth' : 'instant' });
}
