import { expect, test } from 'vitest';
import type { Audio } from '../lanes/lanes.tsx';
import { momentsOf } from './finding-moments.ts';

const series = (value: (second: number) => number) =>
  Array.from({ length: 200 }, (_, index) => ({ offset: index / 2, value: value(index / 2) }));

const audio: Audio = {
  pitch: series((second) => 120 + 30 * Math.sin(second)),
  volume: series((second) => (second >= 40 && second < 52 ? 0.1 : 0.5)),
  pauses: [
    { offset: 20, duration: 2.5 },
    { offset: 70, duration: 6 },
  ],
  averagePitch: 120,
  averageVolume: 0.4,
  averagePauseTime: 4,
  totalPauseTime: 8,
  pausesPerMinute: 1.2,
  pitchVariation: 0.2,
  volumeSpread: 10,
  timedAverages: [],
  calculationLength: 100,
  speechRate: null,
  articulationRate: null,
  signalToNoise: null,
  warnings: [],
  monotoneStretches: [],
  isCompleted: true,
};

const part = (name: 'pitch' | 'volume' | 'pauses', value: number, good: Readonly<{ from: number; to: number }>) => ({
  name,
  score: 4,
  value,
  unit: 'ratio' as const,
  good,
});

test('too many pauses are shown by the longest of them', () => {
  const moments = momentsOf(part('pauses', 9, { from: 2, to: 6 }), { audio, duration: 100 });
  expect(moments).toEqual({ evidence: 'longest_pauses', spans: audio.pauses });
});

test('too few pauses are shown by the longest run without one, since a missing pause has no moment', () => {
  const moments = momentsOf(part('pauses', 1, { from: 2, to: 6 }), { audio, duration: 100 });
  expect(moments).toEqual({ evidence: 'longest_run', spans: [{ offset: 22.5, duration: 47.5 }] });
});

test('a talk that is too quiet is shown where it is quietest', () => {
  const moments = momentsOf(part('volume', 0.1, { from: 0.2, to: 0.8 }), { audio, duration: 100 });
  expect(moments?.evidence).toBe('quietest_stretches');
  expect(moments?.spans.some(({ offset }) => offset >= 40 && offset <= 42)).toBe(true);
});

test('what lies inside its good range has no moments to blame', () => {
  expect(momentsOf(part('volume', 0.5, { from: 0.2, to: 0.8 }), { audio, duration: 100 })).toBeUndefined();
});

test('too few pauses without any pause at all name no moment', () => {
  const silentless = { ...audio, pauses: [] };
  expect(momentsOf(part('pauses', 0, { from: 2, to: 6 }), { audio: silentless, duration: 100 })).toBeUndefined();
});
