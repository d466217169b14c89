import type { ReadSession, Span } from '../words/read-session.ts';
import { findImmediate } from './immediate.ts';
import { findPhrases } from './phrases.ts';
import { positionsOf, type Repeated } from './repeated.ts';
import { findStems } from './stems.ts';

/**
 * Finds three kinds of repetition in this order: immediate ones, phrases, content words. Each search ignores the words that the
 * earlier ones found. Fillers are ignored in all.
 */
export function findRepetitions(talk: ReadSession, fillers: readonly Span[]): readonly Repeated[] {
  const isFiller = positionsOf(fillers);
  const spoken = talk.words.flatMap((_, position) => (isFiller.has(position) ? [] : [position]));
  const immediate = findImmediate({ talk, positions: spoken });
  const saidOnce = without(
    spoken,
    immediate.flatMap(({ spans }) => spans.slice(1)),
  );
  const { slips, devices } = findPhrases({ talk, positions: saidOnce });
  const outsidePhrases = without(
    saidOnce,
    [...slips, ...devices].flatMap(({ spans }) => spans),
  );
  return [...immediate, ...slips, ...findStems({ talk, positions: outsidePhrases })].sort(byStart);
}

function without(positions: readonly number[], spans: readonly Span[]): readonly number[] {
  const removed = positionsOf(spans);
  return positions.filter((position) => !removed.has(position));
}

const startOf = ({ spans }: Repeated) => spans[0]?.from ?? 0;
const byStart = (a: Repeated, b: Repeated) => startOf(a) - startOf(b);
