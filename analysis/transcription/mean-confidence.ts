import type { Word } from '#domain/sessions/contract/transcript.ts';

/** The engine's mean confidence in these words; null if it gave none. */
export function meanConfidence(words: readonly Word[]): number | null {
  const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}
