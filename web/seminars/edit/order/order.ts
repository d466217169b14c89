import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';

/** Blocks with their elements, in order. */
export type Order = readonly Readonly<{ blockId: string; elementIds: readonly string[] }>[];
/** `index`: the element is inserted before the element at this index. */
export type Place = Readonly<{ blockId: string; index: number }>;

export const orderOf = ({ blocks }: Pick<SeminarDetail, 'blocks'>): Order =>
  blocks.map(({ id, elements }) => ({ blockId: id, elementIds: elements.map((element) => element.id) }));

export const isSameOrder = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The place of an element; undefined if the order lacks it. */
export function placeOf(order: Order, elementId: string): Place | undefined {
  const block = order.find(({ elementIds }) => elementIds.includes(elementId));
  return block && { blockId: block.blockId, index: block.elementIds.indexOf(elementId) };
}

export function moveElement(order: Order, elementId: string, to: Place): Order {
  const from = placeOf(order, elementId);
  if (!from) return order;
  // Removing the element shifts those behind it by one, so a later place in the same block shifts too.
  const index = from.blockId === to.blockId && from.index < to.index ? to.index - 1 : to.index;
  return order.map(({ blockId, elementIds }) => {
    const others = elementIds.filter((id) => id !== elementId);
    if (blockId !== to.blockId) return { blockId, elementIds: others };
    return { blockId, elementIds: [...others.slice(0, index), elementId, ...others.slice(index)] };
  });
}

export type Step = 'up' | 'down';

/** Moves an element by one step; at the edge of its block it moves into the neighbouring block. */
export function stepElement(order: Order, elementId: string, step: Step): Order {
  const place = placeOf(order, elementId);
  if (!place) return order;
  const at = order.findIndex(({ blockId }) => blockId === place.blockId);
  const last = (order[at]?.elementIds.length ?? 0) - 1;
  const { blockId } = place;
  if (step === 'up' && place.index > 0) return moveElement(order, elementId, { blockId, index: place.index - 1 });
  if (step === 'down' && place.index < last) return moveElement(order, elementId, { blockId, index: place.index + 2 });
  const neighbour = order[step === 'up' ? at - 1 : at + 1];
  if (!neighbour) return order;
  const index = step === 'up' ? neighbour.elementIds.length : 0;
  return moveElement(order, elementId, { blockId: neighbour.blockId, index });
}

/** `index`: the block is inserted before the block at this index. */
export function moveBlock(order: Order, blockId: string, index: number): Order {
  const at = order.findIndex((block) => block.blockId === blockId);
  const block = order[at];
  if (!block) return order;
  const others = order.filter((one) => one !== block);
  const to = at < index ? index - 1 : index;
  return [...others.slice(0, to), block, ...others.slice(to)];
}

export function stepBlock(order: Order, blockId: string, step: Step): Order {
  const at = order.findIndex((block) => block.blockId === blockId);
  return moveBlock(order, blockId, step === 'up' ? Math.max(at - 1, 0) : at + 2);
}

/**
 * Applies a draft order to the present content: removed parts go, new elements come last in their block, new blocks
 * last.
 */
export function broughtUpToDate(order: Order, current: Order): Order {
  const isThere = (id: string) => current.some(({ elementIds }) => elementIds.includes(id));
  const known = order.filter(({ blockId }) => current.some((block) => block.blockId === blockId));
  const newBlocks = current.filter(({ blockId }) => !known.some((block) => block.blockId === blockId));
  const all = [...known, ...newBlocks.map(({ blockId }) => ({ blockId, elementIds: [] as readonly string[] }))];
  const placed = new Set(known.flatMap(({ elementIds }) => elementIds));
  return all.map(({ blockId, elementIds }) => {
    const now = current.find((block) => block.blockId === blockId)?.elementIds ?? [];
    return { blockId, elementIds: [...elementIds.filter(isThere), ...now.filter((id) => !placed.has(id))] };
  });
}

/** The order as input of the call. */
export const sentOrder = (order: Order) => ({
  blocks: order.map(({ blockId }, blockIndex) => ({ blockId, blockIndex })),
  elements: order.flatMap(({ blockId, elementIds }) =>
    elementIds.map((elementId, elementIndex) => ({ blockId, elementId, elementIndex })),
  ),
});
