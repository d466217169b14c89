import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Level } from './level.ts';
import type { LevelMeter } from './level-meter.ts';
import { useLevelJudgement } from './use-level-meter.ts';

const good = { from: 0.3, to: 0.8 };

/** A meter that is asleep at first; the test sets its levels. */
function sleepingMeter() {
  const listeners = new Set<(level: Level) => void>();
  let asleep = true;
  const meter: LevelMeter = {
    isAsleep: () => asleep,
    onLevel: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {},
  };
  const hear = (volume: number) => act(() => listeners.forEach((listener) => void listener({ volume, peak: volume })));
  const wake = () => {
    asleep = false;
  };
  return { meter, hear, wake };
}

test('tells a browser that holds back the sound from a silent microphone', () => {
  const { meter, hear, wake } = sleepingMeter();
  const { result } = renderHook(() => useLevelJudgement(meter, good, false));
  hear(0);
  expect(result.current).toBe('asleep');
  wake();
  hear(0);
  expect(result.current).toBe('silent');
  hear(0.5);
  expect(result.current).toBe('good');
});
