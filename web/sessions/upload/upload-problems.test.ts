import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { uploadProblem } from './upload-problems.ts';

test.each([
  ['quota_exhausted', undefined, 'analysisClass'],
  ['payload_too_large', undefined, 'file'],
  ['unsupported_media_type', undefined, 'file'],
  ['invalid_input', 'sessionName', 'name'],
  ['invalid_input', 'locale', 'locale'],
  ['storage_full', undefined, 'form'],
])('%s (%s) is shown at %s', (code, field, shownAt) => {
  const error = new ApiError(400, { code, description: '', requestId: 'r', ...(field && { field }) });
  expect(uploadProblem(error).field).toBe(shownAt);
});

test('a lost connection concerns the form as a whole', () => {
  expect(uploadProblem(ApiError.unreachable()).field).toBe('form');
  expect(uploadProblem(new TypeError('boom')).field).toBe('form');
});
