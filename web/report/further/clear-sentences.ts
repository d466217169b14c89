import type { Sentence } from '#domain/sessions/contract/text-report.ts';

/** The most clearly positive or negative sentences: at most `count`, in the order of the talk. */
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
