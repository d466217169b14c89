import { expect, test } from 'vitest';
import type { Series } from './series.ts';
import { type MeasuredSession, slideFigures } from './slide-figures.ts';

/** Sixty values, one a second: a voice that is low and soft at first, and high and loud from 30 s on. */
const everySecond = (valueAt: (second: number) => number | null): Series => ({
  ...{ t0: 0.5, dt: 1 },
  values: Array.from({ length: 60 }, (_, second) => valueAt(second)),
});
const isGap = (second: number) => second >= 40 && second < 44;
const session: MeasuredSession = {
  pitch: everySecond((second) => (isGap(second) ? null : second < 30 ? 100 : 200)),
  volume: everySecond((second) => (isGap(second) ? 0 : second < 30 ? 0.4 : 0.6)),
  gaps: [
    { offset: 12, duration: 0.5 },
    { offset: 40, duration: 4 },
  ],
  // Two words a second, but for the gap: 120 a minute.
  words: Array.from({ length: 120 }, (_, index) => ({ text: 'Wort', offset: index / 2, duration: 0.5 })).filter(
    ({ offset }) => !isGap(offset),
  ),
  fillers: [
    { offset: 5, dismissed: false },
    { offset: 6, dismissed: true },
    { offset: 31, dismissed: false },
  ],
};
const shown = [
  { offset: 0, slideIndex: 0, duration: 20 },
  { offset: 20, slideIndex: 1, duration: 10 },
  { offset: 30, slideIndex: 2, duration: 30 },
];

test('each slide has its time, its plan and its measures', () => {
  expect(slideFigures(shown, session, [15, null, 40])).toEqual([
    {
      ...{ slideIndex: 0, start: 0, end: 20, shownAt: [0], seconds: 20, plannedSeconds: 15 },
      ...{ wordsPerMinute: 120, pitch: 100, volume: 0.4, fillers: 1 },
    },
    {
      ...{ slideIndex: 1, start: 20, end: 30, shownAt: [20], seconds: 10, plannedSeconds: null },
      ...{ wordsPerMinute: 120, pitch: 100, volume: 0.4, fillers: 0 },
    },
    {
      ...{ slideIndex: 2, start: 30, end: 60, shownAt: [30], seconds: 30, plannedSeconds: 40 },
      // Words per minute and volume count only speech, so the pause is left out.
      ...{ wordsPerMinute: 120, pitch: 200, volume: 0.6, fillers: 1 },
    },
  ]);
});

test('a slide that is shown again is one slide, with its total time', () => {
  const back = [...shown.slice(0, 2), { offset: 30, slideIndex: 0, duration: 30 }];
  const [first, second, ...others] = slideFigures(back, session, []);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ slideIndex: 0, start: 0, end: 60, shownAt: [0, 30], seconds: 50, fillers: 2 });
  expect(first?.pitch).toBeCloseTo((20 * 100 + 26 * 200) / 46, 1);
  expect(second?.slideIndex).toBe(1);
});

test('without words a slide has only time, pitch and volume', () => {
  const [first] = slideFigures(shown, { ...session, words: null, fillers: null }, []);
  expect(first).toMatchObject({ wordsPerMinute: null, fillers: null, pitch: 100, volume: 0.4 });
});

test('a briefly shown slide has no rate', () => {
  const [first] = slideFigures([{ offset: 0, slideIndex: 0, duration: 0.4 }], session, []);
  expect(first).toMatchObject({ seconds: 0.4, wordsPerMinute: null, pitch: null });
});

test('a slide without speech has no volume', () => {
  const [first] = slideFigures([{ offset: 40, slideIndex: 3, duration: 4 }], session, []);
  expect(first).toMatchObject({ volume: null, pitch: null, wordsPerMinute: null });
});
