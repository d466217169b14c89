import type { Series } from './measures.ts';

/** Minimum seconds of voice for a standard deviation. */
const leastVoice = 1;

export function voicedIn(values: Series['values']): readonly number[] {
  return values.filter((value) => value !== null);
}

export function isMuchVoice(voiced: readonly number[], dt: number): boolean {
  return voiced.length * dt >= leastVoice;
}
