import { expect, test } from 'vitest';
import { DomainError, refuse, refuseFields } from './errors.ts';

test('a refusal has its code, its field and the text for people who call by hand', () => {
  const refused = { name: 'DomainError', code: 'not_found', field: 'goalId', message: 'There is no such thing.' };
  expect(() => refuse('not_found', 'goalId')).toThrow(expect.objectContaining(refused));
  expect(() => refuse('not_found')).toThrow(DomainError);
});

test('a refused input has all of its faults, and names the first field', () => {
  const errors = [
    { field: 'email', code: 'taken' },
    { field: 'name', code: 'too_long' },
  ];
  const refused = { code: 'invalid_input', field: 'email', errors };
  expect(() => refuseFields(errors)).toThrow(expect.objectContaining(refused));
});
