import { expect, test } from 'vitest';
import { personalFields } from '#domain/kernel/personal.ts';
import { sessionEvents } from './events.ts';

test('the names that people give their talks can be sealed', () => {
  expect(personalFields(sessionEvents.SessionCreated)).toEqual(['name']);
  expect(personalFields(sessionEvents.SessionRenamed)).toEqual(['name']);
});
