import type { Filler } from '#domain/sessions/contract/text-report.ts';

type Counted = Readonly<{ text: string; count: number }>;

/** The most frequent texts, at most `most` of them; case does not count. */
export function mostFrequent(findings: readonly Pick<Filler, 'text'>[], most: number): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const { text } of findings) counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}
