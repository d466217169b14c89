/** Words per minute. */
export const speeds = { slowest: 60, fastest: 220, step: 10 };

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const clampedSpeed = (speed: number): number => Math.min(speeds.fastest, Math.max(speeds.slowest, speed));

/** How far a text of this height (pixels) must move per second for that reading speed. */
export function pixelsPerSecond(height: number, words: number, wordsPerMinute: number): number {
  return words === 0 ? 0 : (height * wordsPerMinute) / (60 * words);
}
