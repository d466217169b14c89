import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

/** A word that can be dragged. */
export function useDraggedWord(word: string, disabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!ref.current || disabled) return;
    return draggable({
      element: ref.current,
      getInitialData: () => ({ word }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [word, disabled]);
  return { ref, dragging };
}

/** An area on which words can be dropped. */
export function useDropTarget(onDrop: (word: string) => void) {
  const ref = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!ref.current) return;
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => typeof source.data.word === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current(String(source.data.word));
      },
    });
  }, []);
  return { ref, over };
}
