import { expect, test } from 'vitest';
import { SlideChanges, slidesShown, slidesWithin } from './slides.ts';

const changes = [
  { offset: 0, slideIndex: 0 },
  { offset: 40, slideIndex: 1 },
  { offset: 90, slideIndex: 0 },
];

test('changes must be in order, each at a different moment', () => {
  expect(SlideChanges.safeParse(changes).success).toBe(true);
  expect(SlideChanges.safeParse([...changes].reverse()).success).toBe(false);
  expect(SlideChanges.safeParse([changes[0], { offset: 0, slideIndex: 1 }]).success).toBe(false);
  expect(SlideChanges.safeParse([{ offset: -1, slideIndex: 0 }]).success).toBe(false);
  expect(SlideChanges.safeParse([{ offset: 1, slideIndex: 0.5 }]).success).toBe(false);
});

test('a cut moves changes, and the slide shown at the start of the kept part begins there', () => {
  expect(slidesWithin(changes, { from: 50, to: 95 })).toEqual([
    { offset: 0, slideIndex: 1 },
    { offset: 40, slideIndex: 0 },
  ]);
});

test('removes changes after the end of the cut', () => {
  expect(slidesWithin(changes, { from: 0, to: 60 })).toHaveLength(2);
});

test('a slide is shown until the next one, and the last one until the end', () => {
  expect(slidesShown(changes, 100).map(({ duration }) => duration)).toEqual([40, 50, 10]);
});

test('the duration of the last slide is unknown while the length of the talk is unknown', () => {
  expect(slidesShown(changes, null).map(({ duration }) => duration)).toEqual([40, 50, null]);
});

test('ignores changes after the end of the talk', () => {
  expect(slidesShown(changes, 60)).toEqual([
    { offset: 0, slideIndex: 0, duration: 40 },
    { offset: 40, slideIndex: 1, duration: 20 },
  ]);
});
