import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { isPassing } from './transfer-errors.ts';

test.each([
  [0, 'unreachable'],
  [401, 'unauthorized'],
  [408, 'request_timeout'],
  [409, 'conflict'],
  [423, 'upload_in_use'],
  [429, 'too_many_requests'],
  [502, 'internal_error'],
] as const)('%s %s is retried', (status, code) => {
  expect(isPassing(new ApiError(status, { code }))).toBe(true);
});

test.each([
  [403, 'access_denied'],
  [409, 'too_many_takes'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'quota_exhausted'],
  [507, 'storage_full'],
] as const)('%s %s is final', (status, code) => {
  expect(isPassing(new ApiError(status, { code }))).toBe(false);
});
