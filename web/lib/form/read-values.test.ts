import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsIn, sentOf } from './read-values.ts';

const schema = z.object({
  id: z.string().check(z.length(3)),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(5))),
  note: z.optional(z.string().check(z.maxLength(10))),
  seats: z.optional(z.int().check(z.lte(9))),
  day: z.optional(z.pipe(z.string(), z.transform(Date.parse))),
});
const fixed = { id: 'abc' };

test('finds problems by contract and form, once per field', () => {
  const values = { name: 'too long', note: 'fine', seats: 12.5 };
  const check = () => ({ note: 'secret', name: 'taken', seats: undefined });
  expect(problemsIn(values, { schema, fixed, check })).toEqual([
    { field: 'name', code: 'too_big' },
    { field: 'seats', code: 'invalid_type' },
    { field: 'note', code: 'secret' },
  ]);
});

test('leaves out an empty field that may be missing but not empty', () => {
  expect(problemsIn({ name: '' }, { schema, fixed })).toEqual([]);
  expect(sentOf({ name: '' }, { schema, fixed })).toEqual({ name: undefined });
});

test('lets a form require an optional field', () => {
  expect(problemsIn({ name: '' }, { schema, fixed, required: ['name'] })).toEqual([
    { field: 'name', code: 'too_small' },
  ]);
});

test('sends an empty value where the contract allows it', () => {
  expect(sentOf({ note: '' }, { schema, fixed })).toEqual({ note: '' });
});

test('sends texts as the contract trims them, and other values unchanged', () => {
  expect(sentOf({ name: ' Ada ', day: '2026-01-01', seats: 3 }, { schema, fixed })).toEqual({
    ...{ name: 'Ada', day: '2026-01-01', seats: 3 },
  });
});
