import { type RefObject, useEffect } from 'react';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import type { Player } from '../../player/for-others.ts';
import { bringIntoView } from './into-view.ts';
import { useFollowing } from './use-following.ts';
import { wordMarker } from './word-marker.ts';

type Followed = Readonly<{ player: Player; words: readonly SpokenWord[] }>;

/** Seconds between two looks at the playhead that are a jump, not playing. */
const jump = 1.5;

/**
 * Marks the word that is being said and keeps it in view until the reader scrolls elsewhere. A jump to another moment brings
 * the words of that moment back. Done on the elements: three words a second are not worth drawing anew for.
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
