import { wordsIn } from '#domain/sessions/contract/marks.ts';
import type { Span } from '#domain/sessions/contract/passages.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';

/** Words before and after a finding, enough to judge it without listening. */
const around = 6;

/** A finding with its words: the text before it, the finding as written, and the text after it. */
export function surroundingsOf(words: TextAnalysis['words'], finding: Span) {
  const places = wordsIn(words, finding);
  const [first, last] = [places.at(0) ?? 0, places.at(-1) ?? -1];
  const text = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), Math.max(0, to))
      .map((word) => word.text)
      .join(' ');
  return {
    before: (first > around ? '…\u00a0' : '') + text(first - around, first),
    found: text(first, last + 1),
    after: text(last + 1, last + 1 + around) + (last + 1 + around < words.length ? '\u00a0…' : ''),
  };
}
