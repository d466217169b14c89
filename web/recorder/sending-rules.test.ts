import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { isDeckGone, isFinished, isRefused } from './sending-rules.ts';

test.each([409, 413, 404, 403, 400])('does not send a chunk again after status %i', (status) => {
  expect(isRefused(new ApiError(status, {}))).toBe(true);
});

test.each([0, 401, 408, 429, 500, 503, 507])('sends a chunk again after status %i', (status) => {
  expect(isRefused(new ApiError(status, {}))).toBe(false);
});

test('retries after a broken connection', () => {
  expect(isRefused(new TypeError('broken'))).toBe(false);
});

test('tells a take that is a talk already from a take with a conflicting chunk', () => {
  const other = new ApiError(409, { code: 'conflict', field: 'number' });
  expect([isFinished(new ApiError(409, { code: 'conflict' })), isFinished(other)]).toEqual([true, false]);
});

test('tells a deleted deck from a lost take', () => {
  const deck = new ApiError(404, { code: 'not_found', field: 'presentationId' });
  expect([isDeckGone(deck), isDeckGone(new ApiError(404, { code: 'not_found' }))]).toEqual([true, false]);
});
