import { type PointerEvent, useRef } from 'react';

/** Pixels; less is a tap. */
const least = 48;

/** For an element that turns pages under a finger: to the left is the next one. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const begun = useRef<Readonly<{ x: number; y: number }>>(undefined);
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      begun.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!begun.current) return;
      const [across, down] = [clientX - begun.current.x, clientY - begun.current.y];
      begun.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      begun.current = undefined;
    },
  };
}
