import type { Sentence } from '#domain/sessions/contract/text-report.ts';

/** The sentences that say most clearly that something is good, or bad; at most `count`, in the order of the talk. */
export function clearSentences(
  sentences: readonly Sentence[],
  { mood, count }: Readonly<{ mood: 'positive' | 'negative'; count: number }>,
): readonly Sentence[] {
  return sentences
    .filter(({ sentiment }) => sentiment === mood)
    .sort((a, b) => b[mood] - a[mood])
    .slice(0, count)
    .sort((a, b) => a.offset - b.offset);
}
