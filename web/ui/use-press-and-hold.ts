import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react';

/** Milliseconds, as on phones. */
const holdTime = 500;
/** A resting finger may move this far. Pixels. */
const tremble = 10;

type Held = { timer: ReturnType<typeof setTimeout>; x: number; y: number };

/** Handlers for an element that reacts to press and hold. They suppress the click that ends the hold and the browser's menu. */
export function usePressAndHold(onHold: () => void) {
  const held = useRef<Held>(null);
  const wasHeld = useRef(false);
  const end = () => {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  };
  useEffect(
    () => () => {
      if (held.current) clearTimeout(held.current.timer);
    },
    [],
  );
  return {
    onTouchStart({ touches }: TouchEvent) {
      end();
      wasHeld.current = false;
      const finger = touches[0];
      if (!finger || touches.length > 1) return;
      const timer = setTimeout(() => {
        held.current = null;
        wasHeld.current = true;
        onHold();
      }, holdTime);
      held.current = { timer, x: finger.clientX, y: finger.clientY };
    },
    onTouchMove({ touches }: TouchEvent) {
      const finger = touches[0];
      if (!finger || !held.current) return;
      if (Math.hypot(finger.clientX - held.current.x, finger.clientY - held.current.y) > tremble) end();
    },
    onTouchEnd: end,
    onTouchCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      if (held.current || wasHeld.current) event.preventDefault();
    },
  };
}
