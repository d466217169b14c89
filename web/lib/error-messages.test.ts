import { expect, test } from 'vitest';
import { problems } from '#domain/kernel/errors.ts';
import { ApiError, during } from './api-error.ts';
import '../areas.ts';
import { errorMessage } from './error-messages.ts';

const atFault = errorMessage(new ApiError(500, { code: 'internal_error' }));

test.each(Object.keys(problems))('%s has words of its own', (code) => {
  const words = errorMessage(new ApiError(400, { code }));
  expect(words.message).toBeTruthy();
  if (code !== 'internal_error') expect(words).not.toBe(atFault);
});

test('a code that this client does not know yet, and a bug of ours, read like trouble on our side', () => {
  expect(errorMessage(new ApiError(418, { code: 'teapot' }))).toBe(atFault);
  expect(errorMessage(new TypeError('x is undefined'))).toBe(atFault);
});

test('a failure without a reason says which call did not work; one with a reason says that', () => {
  const failing = (code: string) => {
    const error = new ApiError(500, { code });
    expect(() => during({ method: 'PATCH', path: '/api/Seminar/ResetOne' })(error)).toThrow(error);
    return errorMessage(error).message;
  };
  expect(failing('internal_error')).toBe('Die Beiträge dieser Person ließen sich nicht löschen.');
  expect(failing('not_found')).toBe(errorMessage(new ApiError(404, { code: 'not_found' })).message);
});

test('an answer of a proxy, which has no JSON, is still an error with a status', async () => {
  const error = await ApiError.from(new Response('<html>502</html>', { status: 502 }));
  expect(error).toMatchObject({ status: 502, code: 'internal_error', fields: [] });
});

test('an error that names one field counts for that field', () => {
  const error = new ApiError(409, { code: 'user_exists', field: 'email' });
  expect(error.fields).toEqual([{ field: 'email', code: 'user_exists' }]);
});
