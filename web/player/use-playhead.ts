import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import { shareOf } from './time-axis.ts';

/** Keeps the CSS variable `--at` (0..1) of an element at the playhead, without rendering. */
export function usePlayhead<Element extends HTMLElement>(player: Player, duration: number): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const move = () => ref.current?.style.setProperty('--at', String(shareOf(player.time(), duration)));
    move();
    return player.onTime(move);
  }, [player, duration]);
  return ref;
}

/** The playhead in whole seconds. */
export const useSecond = (player: Player): number =>
  useSyncExternalStore(player.onTime, () => Math.floor(player.time() + 0.05));
