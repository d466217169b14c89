import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { isDeckGone, isFinished, isRefused } from './sending-rules.ts';

test.each([409, 413, 404, 403, 400])('a chunk that the server answers with %i is not sent again', (status) => {
  expect(isRefused(new ApiError(status, {}))).toBe(true);
});

test.each([0, 401, 408, 429, 500, 503, 507])('a chunk that is answered with %i is tried again', (status) => {
  expect(isRefused(new ApiError(status, {}))).toBe(false);
});

test('what broke off is tried again', () => {
  expect(isRefused(new TypeError('broken'))).toBe(false);
});

test('a take that is a talk already is not taken for one whose chunk differs', () => {
  const other = new ApiError(409, { code: 'conflict', field: 'number' });
  expect([isFinished(new ApiError(409, { code: 'conflict' })), isFinished(other)]).toEqual([true, false]);
});

test('a deck that is gone is not taken for a take that is lost', () => {
  const deck = new ApiError(404, { code: 'not_found', field: 'presentationId' });
  expect([isDeckGone(deck), isDeckGone(new ApiError(404, { code: 'not_found' }))]).toEqual([true, false]);
});
