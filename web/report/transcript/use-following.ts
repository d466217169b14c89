import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const scrollKeys = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Whether the text may scroll by itself: until the reader scrolls, and again after `follow`. */
export function useFollowing(box: RefObject<HTMLElement | null>) {
  const [isFollowing, setFollowing] = useState(true);
  const current = useRef(true);
  const set = useCallback((following: boolean) => {
    current.current = following;
    setFollowing(following);
  }, []);

  useEffect(() => {
    const element = box.current;
    const leave = () => set(false);
    // A press on the box itself, not on a word, is a press on its scroll bar.
    const drag = ({ target }: Event) => target === element && leave();
    const press = ({ key }: KeyboardEvent) => scrollKeys.has(key) && leave();
    element?.addEventListener('wheel', leave, { passive: true });
    element?.addEventListener('touchmove', leave, { passive: true });
    element?.addEventListener('pointerdown', drag);
    element?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('wheel', leave);
      element?.removeEventListener('touchmove', leave);
      element?.removeEventListener('pointerdown', drag);
      element?.removeEventListener('keydown', press);
    };
  }, [box, set]);

  const follow = useCallback(() => set(true), [set]);
  return { isFollowing, follows: current, follow };
}
