import { expect, test } from 'vitest';
import { eventWords } from './event-words.ts';

const { OperationOrdered, OperationRunOnServer, SupportRequested, SupportGranted } = eventWords;
const operation = { operation: 'swap', target: 'goals', by: 'ada', reason: 'Checked by hand' } as const;
const asked = { accessId: 'r1', by: 'ada', hours: 4, reason: 'Empty report', expiresAt: '2026-10-08T09:00:00.000Z' };
const allowed = { accessId: 'r1', until: '2026-10-01T14:00:00.000Z' };

test('an operation names what was done to what; on the server it also gives the reason', () => {
  expect(OperationOrdered.detail?.(operation, 'de')).toBe('Neu gebautes Lesemodell eingesetzt: goals');
  expect(OperationOrdered.detail?.(operation, 'en')).toBe('Put a newly built read model to work: goals');
  expect(OperationRunOnServer.detail?.(operation, 'en')).toBe(
    'Put a newly built read model to work: goals, Checked by hand',
  );
});

test('a request for access gives its hours and its reason, and a granted one its end', () => {
  expect(SupportRequested.detail?.(asked, 'de')).toBe('4 Stunden, Empty report');
  expect(SupportRequested.detail?.(asked, 'en')).toBe('4 hours, Empty report');
  expect(SupportGranted.detail?.(allowed, 'de')).toBe('bis 2026-10-01T14:00:00.000Z');
  expect(SupportGranted.detail?.(allowed, 'en')).toBe('until 2026-10-01T14:00:00.000Z');
});
