import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const scrollKeys = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Whether a text that moves by itself may do so: until its reader scrolls, and again when `follow` says so. */
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
    // On the box itself and on no word in it: that is its scroll bar.
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
