import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `tick` every so many milliseconds; undefined: not now. What a tick changes is rendered before the next tick or key
 * can come: on a busy device two ticks follow each other at once, and the second would act on the state before the first.
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
