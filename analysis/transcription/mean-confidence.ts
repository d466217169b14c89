import type { Word } from '#domain/sessions/contract/transcript.ts';

/** How sure an engine was of these words; null where it did not say. */
export function meanConfidence(words: readonly Word[]): number | null {
  const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}
