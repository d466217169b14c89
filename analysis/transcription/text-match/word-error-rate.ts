import type { WordErrors } from '#domain/speech/contract/comparison.ts';
import { normalForm } from './normal-form.ts';

/**
 * Word error rate: the fewest substitutions, deletions and insertions that turn `said` into `heard` (Levenshtein distance),
 * divided by the number of words in `said`. Case and punctuation do not count. Ties prefer substitutions, then deletions.
 */
export function wordErrors(said: readonly string[], heard: readonly string[]): WordErrors {
  const [truth, found] = [formsOf(said), formsOf(heard)];
  const width = found.length + 1;
  // One row of the distance table: the edits from the first i spoken words to the first j heard words.
  let row = Array.from({ length: width }, (_, j) => way(0, 0, j));
  for (const [i, word] of truth.entries()) {
    const next = [way(0, i + 1, 0)];
    for (const [j, other] of found.entries()) {
      const [across, down, along] = [row[j], row[j + 1], next[j]] as [Way, Way, Way];
      const substituted = word === other ? across : way(across.substitutions + 1, across.deletions, across.insertions);
      const deleted = way(down.substitutions, down.deletions + 1, down.insertions);
      const inserted = way(along.substitutions, along.deletions, along.insertions + 1);
      next.push([substituted, deleted, inserted].reduce((best, one) => (one.length < best.length ? one : best)));
    }
    row = next;
  }
  const { length, ...errors } = row[width - 1] as Way;
  return { said: truth.length, ...errors, rate: truth.length === 0 ? 0 : length / truth.length };
}

type Way = Readonly<{ length: number; substitutions: number; deletions: number; insertions: number }>;

const way = (substitutions: number, deletions: number, insertions: number): Way => ({
  length: substitutions + deletions + insertions,
  ...{ substitutions, deletions, insertions },
});

const formsOf = (words: readonly string[]) => words.map(normalForm).filter((form) => form !== '');
