import { useEffect, useRef } from 'react';

/** Calls `tick` every so many milliseconds; undefined: not now. */
export function useTicks(everyMs: number | undefined, tick: () => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
