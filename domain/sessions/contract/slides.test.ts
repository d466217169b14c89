import { expect, test } from 'vitest';
import { SlideChanges, slidesShown, slidesWithin } from './slides.ts';

const changes = [
  { offset: 0, slideIndex: 0 },
  { offset: 40, slideIndex: 1 },
  { offset: 90, slideIndex: 0 },
];

test('changes have to come in the order of the talk, each at a moment of its own', () => {
  expect(SlideChanges.safeParse(changes).success).toBe(true);
  expect(SlideChanges.safeParse([...changes].reverse()).success).toBe(false);
  expect(SlideChanges.safeParse([changes[0], { offset: 0, slideIndex: 1 }]).success).toBe(false);
  expect(SlideChanges.safeParse([{ offset: -1, slideIndex: 0 }]).success).toBe(false);
  expect(SlideChanges.safeParse([{ offset: 1, slideIndex: 0.5 }]).success).toBe(false);
});

test('a cut moves them, and the slide that was shown begins with what is left', () => {
  expect(slidesWithin(changes, { from: 50, to: 95 })).toEqual([
    { offset: 0, slideIndex: 1 },
    { offset: 40, slideIndex: 0 },
  ]);
});

test('those behind the end of the cut go', () => {
  expect(slidesWithin(changes, { from: 0, to: 60 })).toHaveLength(2);
});

test('a slide is shown until the next one, and the last one until the end', () => {
  expect(slidesShown(changes, 100).map(({ duration }) => duration)).toEqual([40, 50, 10]);
});

test('while nobody knows the length of the talk, nobody knows for how long the last slide was shown', () => {
  expect(slidesShown(changes, null).map(({ duration }) => duration)).toEqual([40, 50, null]);
});

test('what lies beyond the end of the talk was not shown', () => {
  expect(slidesShown(changes, 60)).toEqual([
    { offset: 0, slideIndex: 0, duration: 40 },
    { offset: 40, slideIndex: 1, duration: 20 },
  ]);
});
