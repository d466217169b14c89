import { expect, test } from 'vitest';
import { safeError } from './safe-error.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJlLW9mLWl0';

test.each([
  ['invalid input syntax for type uuid: "ada@example.org"', 'invalid input syntax for type uuid: …'],
  [`Unexpected token } in JSON: {"firstName":"Ada`, 'Unexpected token } in JSON: {…:…'],
  ['550 ada.lovelace@example.org is unknown', '550 … is unknown'],
  [`bad token ${token}`, 'bad token …'],
  ['GET https://rostra.example/media?sig=abc failed', 'GET … failed'],
  ['/media/a?sig=abc&until=5 failed', '/media/a?… failed'],
  ['Key (email)=(ada@example.org) exists', 'Key … exists'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'session-0198f0a1b2c37d4e8f90a1b2c3d4e5f6 is at revision 3, not 2',
    'session-0198f0a1b2c37d4e8f90a1b2c3d4e5f6 is at revision 3, not 2',
  ],
])('%s', (message, logged) => {
  expect(safeError(new Error(message)).message).toBe(logged);
});

test('leaves out what a database says about the row, and keeps code and stack', () => {
  const fault = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@example.org)' });
  const logged = safeError(new Error('not saved', { cause: fault }));
  expect(logged.cause).toMatchObject({ code: '23505', message: 'duplicate key' });
  expect(logged.stack).toContain('safe-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain('example.org');
});

test('leaves the message out of the stack', () => {
  expect(safeError(new Error('for ada@example.org\n  and her "secret"')).stack).not.toMatch(/ada|secret/);
});

test('logs the type of a thrown value that is no error', () => {
  expect(safeError('ada@example.org')).toEqual({ type: 'string', message: '', stack: '' });
  expect(safeError(undefined)).toMatchObject({ type: 'undefined' });
});
