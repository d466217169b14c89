import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { moveBlock, moveElement, type Order, placeOf, type Step, stepBlock, stepElement } from '../order/order.ts';
import type { OrderDraft } from '../order/use-order-draft.ts';
import type { Dropped } from './use-drag.ts';

/** The DOM id of a handle, used to focus it again after a move. */
export const handleId = (id: string) => `move-${id}`;

/** All moves, and their announcements for screen readers. */
export function useMoves(seminar: SeminarDetail, draft: OrderDraft) {
  const where = useWhere(seminar);
  const [said, setSaid] = useState('');
  const moved = useRef<string>(undefined);
  // A move to another block creates the row anew, so its handle is focused again.
  useEffect(() => {
    if (moved.current) document.getElementById(handleId(moved.current))?.focus();
    moved.current = undefined;
  });
  const change = (id: string, order: Order) => {
    draft.change(order);
    setSaid(where(order, id));
  };
  const byKeyboard = (id: string, order: Order) => {
    moved.current = id;
    change(id, order);
  };
  return {
    said,
    stepElement: (id: string, step: Step) => byKeyboard(id, stepElement(draft.order, id, step)),
    stepBlock: (id: string, step: Step) => byKeyboard(id, stepBlock(draft.order, id, step)),
    drop: (dropped: Dropped) => change(dropped.dragged.id, afterDrop(draft.order, dropped)),
  };
}

function useWhere({ blocks }: SeminarDetail) {
  const { t } = useLingui();
  const titles = new Map(
    blocks.flatMap(({ id, title, elements }) => [
      [id, title] as const,
      ...elements.map((one) => [one.id, one.title] as const),
    ]),
  );
  return (order: Order, id: string) => {
    const title = titles.get(id) ?? '';
    const place = placeOf(order, id);
    if (!place) {
      const [number, all] = [order.findIndex(({ blockId }) => blockId === id) + 1, order.length];
      return t`„${title}“ ist jetzt Block ${number} von ${all}.`;
    }
    const block = titles.get(place.blockId) ?? '';
    const all = order.find(({ blockId }) => blockId === place.blockId)?.elementIds.length ?? 0;
    const number = place.index + 1;
    return t`„${title}“ ist jetzt ${number} von ${all} in „${block}“.`;
  };
}

/** The order after a drop. An element dropped on a block becomes its first. */
function afterDrop(order: Order, { dragged, on, edge }: Dropped): Order {
  const later = edge === 'after' ? 1 : 0;
  if (dragged.kind === 'block') {
    return moveBlock(order, dragged.id, order.findIndex(({ blockId }) => blockId === on.id) + later);
  }
  if (on.kind === 'block') return moveElement(order, dragged.id, { blockId: on.id, index: 0 });
  const place = placeOf(order, on.id);
  return place ? moveElement(order, dragged.id, { ...place, index: place.index + later }) : order;
}
