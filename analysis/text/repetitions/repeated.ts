import type { Repetition } from '#domain/sessions/contract/text-report.ts';
import type { ReadSession, Span } from '../words/read-session.ts';

/** A repetition: all occurrences in order, including the first. */
export type Repeated = Readonly<{ kind: Repetition['kind']; spans: readonly Span[] }>;

/** `positions`: the words to search, in order, without fillers. */
export type Sought = Readonly<{ talk: ReadSession; positions: readonly number[] }>;

export function positionsOf(spans: readonly Span[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const { from, to } of spans) for (let i = from; i <= to; i += 1) positions.add(i);
  return positions;
}

/** Whether a repetition is an anaphora ("I have a dream …"): each occurrence opens a sentence that continues differently. */
export function isAnaphora({ words, starts }: ReadSession, spans: readonly Span[]): boolean {
  const next = spans.map(({ to }) => (starts.has(to + 1) ? undefined : words[to + 1]?.form));
  return spans.every(({ from }) => starts.has(from)) && !next.includes(undefined) && new Set(next).size === next.length;
}
