import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** A row that is dragged, or that is a drop target. */
export type Dragged = Readonly<{ kind: 'block' | 'element'; id: string }>;
export type Edge = 'before' | 'after';
export type Dropped = Readonly<{ dragged: Dragged; on: Dragged; edge: Edge }>;

const readDragged = (data: Record<string | symbol, unknown>): Dragged => data.dragged as Dragged;

/** The half of the row under the pointer. */
function edgeAt(element: Element, { clientY }: Readonly<{ clientY: number }>): Edge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

type DragRow = Readonly<{
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  isDragged: boolean;
  /** The edge at which the drop line is shown. */
  edge: Edge | undefined;
}>;

/** A row that can be dragged by its handle and takes drops. */
export function useDragRow({ kind, id }: Dragged): DragRow {
  const row = useRef<HTMLElement>(null);
  const handle = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const own = { dragged: { kind, id } };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => own,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        // A block can be dropped beside a block; an element beside an element, or on a block.
        canDrop: ({ source }) => {
          const { kind: what, id: which } = readDragged(source.data);
          return which !== id && (what === 'element' || kind === 'block');
        },
        getData: ({ input }) => ({ ...own, edge: edgeAt(element, input) }),
        getIsSticky: () => true,
        onDrag: ({ self, location }) => {
          const isInnermost = location.current.dropTargets[0]?.element === element;
          setEdge(isInnermost ? (self.data.edge as Edge) : undefined);
        },
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    );
  }, [kind, id]);
  return { row, handle, isDragged, edge };
}

/** Calls `onDrop` after a drop on a row. */
export function useDrops(onDrop: (dropped: Dropped) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [target] = location.current.dropTargets;
          if (!target) return;
          const { dragged: on, edge } = target.data as { dragged: Dragged; edge: Edge };
          latest.current({ dragged: readDragged(source.data), on, edge });
        },
      }),
    [],
  );
}
