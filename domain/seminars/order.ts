import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { orderOf, type Seminar } from './seminar.ts';

/** The order in a call: each block and each element with its place. */
export type SentOrder = Readonly<{
  blocks: readonly Readonly<{ blockId: string; blockIndex: number }>[];
  elements: readonly Readonly<{ blockId: string; elementId: string; elementIndex: number }>[];
}>;

type Order = ReturnType<typeof orderOf>;

/**
 * Applies the given order to the current blocks and elements. The result leaves out deleted ones, and keeps new ones
 * at the end of their block. @throws conflict if an element was moved into a deleted block
 */
export function newOrder(seminar: Seminar, { blocks, elements }: SentOrder): Order {
  const before = orderOf(seminar);
  if (blocks.length === 0 && before.length > 0) return refuse('seminar_order_not_found');
  const placed = new Map(elements.map((element) => [element.elementId, element]));
  const isThere = (blockId: string) => before.some((block) => block.blockId === blockId);

  const now = before.flatMap(({ blockId, elementIds }) =>
    elementIds.map((elementId, index) => {
      const sent = placed.get(elementId);
      if (sent && !isThere(sent.blockId)) refuse('conflict');
      // An element that is not in the given order is new, and comes after all others.
      const place = sent ? sent.elementIndex : Number.MAX_SAFE_INTEGER;
      return { elementId, blockId: sent?.blockId ?? blockId, place, earlier: index };
    }),
  );
  const elementIdsOf = (blockId: string) =>
    now
      .filter((element) => element.blockId === blockId)
      .sort((a, b) => a.place - b.place || a.earlier - b.earlier)
      .map(({ elementId }) => elementId);

  const places = new Map(blocks.map(({ blockId, blockIndex }) => [blockId, blockIndex]));
  const placeOf = ({ blockId }: Order[number]) => places.get(blockId) ?? Number.MAX_SAFE_INTEGER;
  // Sorting is stable: new blocks keep the order among themselves.
  return [...before]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ blockId }) => ({ blockId, elementIds: elementIdsOf(blockId) }));
}

export const isSameOrder = (one: Order, other: Order): boolean => canonicalJson(one) === canonicalJson(other);
