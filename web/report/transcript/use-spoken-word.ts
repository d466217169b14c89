import { type RefObject, useEffect } from 'react';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import type { Player } from '../../player/for-others.ts';
import { bringIntoView } from './into-view.ts';
import { useFollowing } from './use-following.ts';
import { wordMarker } from './word-marker.ts';

type Followed = Readonly<{ player: Player; words: readonly SpokenWord[] }>;

/** Steps of the playhead beyond this are jumps, in seconds. */
const jump = 1.5;

/**
 * Marks the spoken word and keeps it in view until the reader scrolls. A jump of the playhead turns that on again.
 * Changes the elements directly, since rendering three times a second would be wasteful.
 */
export function useSpokenWord(box: RefObject<HTMLElement | null>, { player, words }: Followed) {
  const { isFollowing, follows, follow } = useFollowing(box);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const marker = wordMarker(element, words);
    let last = player.time();
    const look = () => {
      const second = player.time();
      if (Math.abs(second - last) > jump) follow();
      last = second;
      const moved = marker.moveTo(second);
      if (moved && follows.current) bringIntoView(element, moved);
    };
    const stop = player.onTime(look);
    return () => {
      stop();
      marker.clear();
    };
  }, [box, player, words, follows, follow]);
  const readAlong = () => {
    follow();
    const now = box.current?.querySelector('[data-now]');
    if (box.current && now) bringIntoView(box.current, now);
  };
  return { isFollowing, readAlong };
}
