import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsIn, sentOf } from './read-values.ts';

const schema = z.object({
  id: z.string().length(3),
  name: z.string().trim().min(1).max(5).optional(),
  note: z.string().max(10).optional(),
  seats: z.number().int().max(9).optional(),
  day: z.string().transform(Date.parse).optional(),
});
const fixed = { id: 'abc' };

test('what is wrong is found by the contract and by the form, once for each field', () => {
  const values = { name: 'too long', note: 'fine', seats: 12.5 };
  const check = () => ({ note: 'secret', name: 'taken', seats: undefined });
  expect(problemsIn(values, { schema, fixed, check })).toEqual([
    { field: 'name', code: 'too_big' },
    { field: 'seats', code: 'invalid_type' },
    { field: 'note', code: 'secret' },
  ]);
});

test('what may be missing and may not be empty is left out when it is empty', () => {
  expect(problemsIn({ name: '' }, { schema, fixed })).toEqual([]);
  expect(sentOf({ name: '' }, { schema, fixed })).toEqual({ name: undefined });
});

test('a form can insist on what may be missing', () => {
  expect(problemsIn({ name: '' }, { schema, fixed, required: ['name'] })).toEqual([
    { field: 'name', code: 'too_small' },
  ]);
});

test('where empty is allowed it is sent: that is how something is emptied', () => {
  expect(sentOf({ note: '' }, { schema, fixed })).toEqual({ note: '' });
});

test('texts go out as the contract trims them, and everything else as it was filled in', () => {
  expect(sentOf({ name: ' Ada ', day: '2026-01-01', seats: 3 }, { schema, fixed })).toEqual({
    ...{ name: 'Ada', day: '2026-01-01', seats: 3 },
  });
});
