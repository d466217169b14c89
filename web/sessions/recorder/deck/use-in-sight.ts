import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element to the top of the window once it is wanted there: whoever speaks should not have to look for it. */
export function useInSight<Shown extends HTMLElement>(wanted: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (wanted) ref.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return ref;
}
