/** Round distances between marks. Seconds. */
const steps = [1, 2, 5, 10, 15, 30, 60, 90, 120, 180, 300, 600, 900, 1800, 3600];

/** The seconds to mark under the lanes: at most `most` of them, the first at 0, the last before the end. */
export function axisTicks(duration: number, most: number): readonly number[] {
  if (!(duration > 0)) return [];
  const step = steps.find((seconds) => duration / seconds <= most) ?? Math.ceil(duration / most / 3600) * 3600;
  return Array.from({ length: Math.ceil(duration / step) }, (_, index) => index * step);
}

/** The lane's box on the screen, in pixels. */
type Box = Readonly<{ left: number; width: number }>;

/** The second under a pointer. Beyond an edge of the lane, the second at that edge. */
export function secondAt(pointerX: number, { left, width }: Box, duration: number): number {
  if (!(width > 0) || !(duration > 0)) return 0;
  return Math.min(1, Math.max(0, (pointerX - left) / width)) * duration;
}

/** The place of a second on the lane, 0..1. */
export const shareOf = (second: number, duration: number): number =>
  duration > 0 ? Math.min(1, Math.max(0, second / duration)) : 0;
