import { type PointerEvent, useState } from 'react';
import type { Player } from '../../player/for-others.ts';
import { secondAt } from '../../player/for-others.ts';

/** Hovering shows a moment, pressing and dragging seeks, releasing plays. */
export function useScrub(player: Player, duration: number) {
  const [pointed, setPointed] = useState<number>();
  const second = (event: PointerEvent<HTMLElement>) =>
    secondAt(event.clientX, event.currentTarget.getBoundingClientRect(), duration);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      player.seek(second(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      setPointed(second(event));
      if (event.currentTarget.hasPointerCapture(event.pointerId)) player.seek(second(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) player.playFrom(second(event));
      if (event.pointerType !== 'mouse') setPointed(undefined);
    },
    // The browser took the gesture for scrolling.
    onPointerCancel: () => setPointed(undefined),
    onPointerLeave: () => setPointed(undefined),
  };
  return { pointed, handlers };
}
