import { normalForm } from './normal-form.ts';

/** Words that were heard wrongly, left out or put in, for each word that was said (Levenshtein); case and punctuation do not count. */
export function wordErrorRate(said: readonly string[], heard: readonly string[]): number {
  const [truth, found] = [said, heard].map((words) => words.map(normalForm).filter((form) => form !== '')) as [
    string[],
    string[],
  ];
  let row = Array.from({ length: found.length + 1 }, (_, j) => j);
  truth.forEach((word, i) => {
    const next = [i + 1];
    found.forEach((other, j) => {
      const same = (row[j] as number) + (word === other ? 0 : 1);
      next.push(Math.min(same, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    });
    row = next;
  });
  return truth.length === 0 ? 0 : (row.at(-1) as number) / truth.length;
}
