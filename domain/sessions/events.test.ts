import { expect, test } from 'vitest';
import { personalFields } from '#domain/kernel/personal.ts';
import { storedSamples } from './event-samples.ts';
import { sessionEvents } from './events.ts';

test.each(Object.values(storedSamples))('$type reads as it was stored', ({ type, data }) => {
  expect(sessionEvents[type].parse(data)).toEqual(data);
});

test('every event has a stored sample', () => {
  expect(Object.keys(storedSamples).sort()).toEqual(Object.keys(sessionEvents).sort());
});

test('the names that people give their talks can be sealed', () => {
  expect(personalFields(sessionEvents.SessionCreated)).toEqual(['name']);
  expect(personalFields(sessionEvents.SessionRenamed)).toEqual(['name']);
});
