import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limitsAt } from './limits.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
  email: z.pipe(z.string().check(z.trim()), z.email().check(z.maxLength(254))),
  tag: z.optional(z.pipe(z.string().check(z.regex(/x/)), z.transform(Number))),
  seats: z._default(z.int().check(z.gte(1), z.lte(500)), 5),
  code: z.nullish(z.string().check(z.length(6))),
  blocks: z.array(z.object({ title: z.string().check(z.maxLength(80)) })).check(z.maxLength(40)),
});

test.each([
  ['name', { kind: 'text', least: 2, most: 100, format: undefined }],
  ['email', { kind: 'text', least: undefined, most: 254, format: 'email' }],
  ['tag', { kind: 'text', least: undefined, most: undefined, format: 'regex' }],
  ['seats', { kind: 'number', least: 1, most: 500, format: 'safeint' }],
  ['code', { kind: 'text', least: 6, most: 6, format: undefined }],
  ['blocks', { kind: 'list', least: undefined, most: 40, format: undefined }],
  ['blocks.3.title', { kind: 'text', least: undefined, most: 80, format: undefined }],
  ['unknown', { kind: 'other', least: undefined, most: undefined, format: undefined }],
])('reads the limits of %s from the contract', (path, limits) => {
  expect(limitsAt(schema, path)).toEqual(limits);
});
