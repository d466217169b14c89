import type { Repetition } from '#domain/sessions/contract/text-report.ts';
import type { ReadSession, Span } from '../words/read-session.ts';

/** The same words again; spans in order, the first time too. */
export type Repeated = Readonly<{ kind: Repetition['kind']; spans: readonly Span[] }>;

/** `positions`: words in which repetitions are sought, in order; fillers are not among them. */
export type Sought = Readonly<{ talk: ReadSession; positions: readonly number[] }>;

export function positionsOf(spans: readonly Span[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const { from, to } of spans) for (let i = from; i <= to; i += 1) positions.add(i);
  return positions;
}

/** A device of rhetoric, not a slip: every time at the start of a sentence, which goes on otherwise ("I have a dream …"). */
export function isAnaphora({ words, starts }: ReadSession, spans: readonly Span[]): boolean {
  const next = spans.map(({ to }) => (starts.has(to + 1) ? undefined : words[to + 1]?.form));
  return spans.every(({ from }) => starts.has(from)) && !next.includes(undefined) && new Set(next).size === next.length;
}
