import { expect, test } from 'vitest';
import { reservationEvents } from './events.ts';

// As they lie in the log. Only ever add to this list.
const stored = [
  { type: 'ValueReserved', data: { ownerId: '0'.repeat(32) } },
  { type: 'ValueReleased', data: { ownerId: '0'.repeat(32) } },
] as const;

test.each(stored)('$type reads as it was stored', ({ type, data }) => {
  expect(reservationEvents[type].parse(data)).toEqual(data);
});

test('every event has a stored sample', () => {
  expect(stored.map(({ type }) => type).sort()).toEqual(Object.keys(reservationEvents).sort());
});
