import { expect, test } from 'vitest';
import { slideLog } from './slide-log.ts';

const presentationId = 'a'.repeat(32);

test('begins with the slide that was shown', () => {
  expect(slideLog({ presentationId, slideIndex: 2 }).changes).toEqual([{ offset: 0, slideIndex: 2 }]);
});

test('notes each slide with its time, and the same slide only once', () => {
  const log = slideLog({ presentationId, slideIndex: 0 });
  log.show(1);
  log.note(4.56789);
  log.note(5);
  log.show(0);
  log.note(9);
  expect(log.changes).toEqual([
    { offset: 0, slideIndex: 0 },
    { offset: 4.568, slideIndex: 1 },
    { offset: 9, slideIndex: 0 },
  ]);
});

test('leaves out slides that are looked up during a break', () => {
  const log = slideLog({ presentationId, slideIndex: 0 });
  log.show(1);
  log.show(2);
  log.show(0);
  log.note(6);
  expect(log.changes).toHaveLength(1);
});

test('gives two changes at the same moment different times', () => {
  const log = slideLog({ presentationId, slideIndex: 0 });
  for (const slideIndex of [1, 2]) {
    log.show(slideIndex);
    log.note(3);
  }
  expect(log.changes.map(({ offset }) => offset)).toEqual([0, 3, 3.05]);
});

test('adds up all times that a slide was shown', () => {
  const log = slideLog({ presentationId, slideIndex: 0 });
  log.show(1);
  log.note(10);
  expect(log.secondsOn(14)).toBe(4);
  log.show(0);
  log.note(15);
  expect(log.secondsOn(18)).toBe(13);
});

test('notes nothing without a deck', () => {
  const log = slideLog(undefined);
  log.show(3);
  log.note(2);
  expect(log.changes).toEqual([]);
});
