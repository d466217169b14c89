import { expect, test } from 'vitest';
import { problems } from '#domain/kernel/errors.ts';
import { ApiError, during } from './api-error.ts';
import '../areas.ts';
import { errorMessage } from './error-messages.ts';

const atFault = errorMessage(new ApiError(500, { code: 'internal_error' }));

test.each(Object.keys(problems))('%s has a message', (code) => {
  const words = errorMessage(new ApiError(400, { code }));
  expect(words.message).toBeTruthy();
  if (code !== 'internal_error') expect(words).not.toBe(atFault);
});

test('treats an unknown code and a client bug as an internal error', () => {
  expect(errorMessage(new ApiError(418, { code: 'teapot' }))).toBe(atFault);
  expect(errorMessage(new TypeError('x is undefined'))).toBe(atFault);
});

test('names the failed call if there is no reason, else the reason', () => {
  const failing = (code: string) => {
    const error = new ApiError(500, { code });
    expect(() => during({ method: 'PATCH', path: '/api/Seminar/ResetOne' })(error)).toThrow(error);
    return errorMessage(error).message;
  };
  expect(failing('internal_error')).toBe('Die Beiträge dieser Person ließen sich nicht löschen.');
  expect(failing('not_found')).toBe(errorMessage(new ApiError(404, { code: 'not_found' })).message);
});

test('turns a proxy’s answer without JSON into an error with a status', async () => {
  const error = await ApiError.from(new Response('<html>502</html>', { status: 502 }));
  expect(error).toMatchObject({ status: 502, code: 'internal_error', fields: [] });
});

test('assigns an error that names a field to that field', () => {
  const error = new ApiError(409, { code: 'user_exists', field: 'email' });
  expect(error.fields).toEqual([{ field: 'email', code: 'user_exists' }]);
});
