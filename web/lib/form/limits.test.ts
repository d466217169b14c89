import { expect, test } from 'vitest';
import { z } from 'zod';
import { limitsAt } from './limits.ts';

const schema = z.object({
  name: z.string().trim().min(2).max(100),
  email: z.string().trim().pipe(z.email().max(254)),
  tag: z.string().regex(/x/).transform(Number).optional(),
  seats: z.number().int().min(1).max(500).default(5),
  code: z.string().length(6).nullish(),
  blocks: z.array(z.object({ title: z.string().max(80) })).max(40),
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
])('the limits of %s are those of the contract', (path, limits) => {
  expect(limitsAt(schema, path)).toEqual(limits);
});
