import { type RefObject, useEffect, useRef } from 'react';
import type { Player } from '../player/for-others.ts';

/** The part of the talk that the lanes show. */
type ReplayWindow = Readonly<{
  /** Beginning of the part, as a share of the talk. */
  from: number;
  /** The playhead, as a share of the part. */
  at: number;
}>;

/** Keeps the playhead in the middle of `span` seconds, except at the beginning and the end of the talk. */
export function windowAt(second: number, duration: number, span: number): ReplayWindow {
  if (duration <= 0 || span <= 0) return { from: 0, at: 0 };
  const shown = Math.min(span, duration);
  const now = Math.min(duration, Math.max(0, second));
  const from = Math.min(duration - shown, Math.max(0, now - shown / 2));
  return { from: from / duration, at: (now - from) / shown };
}

/** Keeps the CSS variables `--from` and `--at` of an element at the playhead, without rendering. */
export function useReplayWindow<Element extends HTMLElement>(
  player: Player,
  duration: number,
  span: number,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const move = () => {
      const { from, at } = windowAt(player.time(), duration, span);
      ref.current?.style.setProperty('--from', String(from));
      ref.current?.style.setProperty('--at', String(at));
    };
    move();
    return player.onTime(move);
  }, [player, duration, span]);
  return ref;
}
