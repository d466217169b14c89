import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import type { Level } from './level.ts';
import { MeterBar } from './meter-bar.tsx';
import { RightNowCard } from './right-now/right-now-card.tsx';

const good = { from: 0.2, to: 0.8 };

afterEach(cleanup);

test.each([
  ['a moderate voice with one cut sample', { volume: 0.5, peak: 1 }, 'übersteuert', true],
  ['a loud voice', { volume: 0.9, peak: 0.7 }, 'zu laut', false],
  ['a normal voice', { volume: 0.5, peak: 0.4 }, 'gut', false],
])('meter and words agree on %s', (_, level, words, clips) => {
  const listeners = new Set<(level: Level) => void>();
  const meter = {
    onLevel: (listener: (level: Level) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isAsleep: () => false,
    stop: () => {},
  };
  render(
    <>
      <MeterBar meter={meter} good={good} running={false} />
      <RightNowCard meter={meter} good={good} stream={{} as MediaStream} running={false} />
    </>,
    { wrapper: InApp },
  );
  act(() => {
    for (const listener of listeners) listener(level);
  });
  expect(screen.getByTestId('level').textContent).toBe(words);
  expect(screen.queryByTestId('clipped') !== null).toBe(clips);
});
