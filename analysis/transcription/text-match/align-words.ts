import type { Pair, Part } from './longest-common.ts';
import { normalForm } from './normal-form.ts';
import { patienceDiff } from './patience-diff.ts';

/** `same`: one word in both texts. `changed`: words that were replaced; one side is empty for insertions and deletions. */
export type Block = Part & Readonly<{ kind: 'same' | 'changed' }>;

/** A diff of two texts by words; case and punctuation do not count. The blocks cover both texts in order, without a gap. */
export function alignWords(before: readonly string[], after: readonly string[]): readonly Block[] {
  const texts = { before: before.map(normalForm), after: after.map(normalForm) };
  const ends: Pair = [before.length, after.length];
  const pairs = patienceDiff(texts, { before: { from: 0, to: ends[0] }, after: { from: 0, to: ends[1] } });
  const blocks: Block[] = [];
  let next: Pair = [0, 0];
  for (const pair of pairs) {
    blocks.push(block('changed', next, pair));
    next = [pair[0] + 1, pair[1] + 1];
    blocks.push(block('same', pair, next));
  }
  blocks.push(block('changed', next, ends));
  return blocks.filter(({ before, after }) => before.from < before.to || after.from < after.to);
}

const block = (kind: Block['kind'], [i, j]: Pair, [k, l]: Pair): Block => ({
  kind,
  before: { from: i, to: k },
  after: { from: j, to: l },
});
