import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `tick` every `everyMs` milliseconds; undefined stops it. React renders the changes of a tick before the next tick or key.
 * Otherwise, on a busy device, two ticks could follow each other at once, and the second would see the state before the first.
 */
export function useTicks(everyMs: number | undefined, tick: () => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => flushSync(() => latest.current()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
