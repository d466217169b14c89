import { moveBlock, moveElement, type Order, placeOf } from '../order/order.ts';
import type { Dropped } from './use-drag.ts';

/** The order after something was dropped. On the head of a block an element becomes its first. */
export function afterDrop(order: Order, { dragged, on, edge }: Dropped): Order {
  const later = edge === 'after' ? 1 : 0;
  if (dragged.kind === 'block') {
    return moveBlock(order, dragged.id, order.findIndex(({ blockId }) => blockId === on.id) + later);
  }
  if (on.kind === 'block') return moveElement(order, dragged.id, { blockId: on.id, index: 0 });
  const place = placeOf(order, on.id);
  return place ? moveElement(order, dragged.id, { ...place, index: place.index + later }) : order;
}
