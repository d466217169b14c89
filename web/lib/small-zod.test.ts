import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionCommands, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';

const contracts = import.meta.glob(['../../domain/*/contract/*.ts', '!**/*.test.ts']);

test.each(Object.entries(contracts))('%s finds every method it uses', async (_, load) => {
  expect(await load()).toBeTruthy();
});

const problems = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [];

test('the bundle holds the small form', () => {
  expect(z).toHaveProperty('ZodMiniType');
});

test('the limits of a contract hold in the browser', () => {
  const { body } = sessionCommands.ChangeSession;
  expect(problems(body, { name: 'Probe', locale: 'de' })).toEqual([]);
  expect(problems(body, { name: '  ' })).toEqual(['name too_small']);
  expect(problems(body, { name: 'x'.repeat(201) })).toEqual(['name too_big']);
  expect(problems(body, { locale: 'fr', kind: 'song' })).toEqual(['locale invalid_format', 'kind invalid_value']);
  expect(problems(body, { sharing: ['coach', 'coach', 'coach'] })).toEqual(['sharing too_big']);
});

test('what a contract fills in and changes is filled in and changed', () => {
  expect(sessionUploads.UploadAudio.form.parse({ sessionName: ' Probe ', locale: 'en-GB' })).toMatchObject({
    ...{
      sessionName: 'Probe',
      locale: 'en',
      type: 'audio',
      analysisClass: 'relaxed',
      sharing: '',
      kind: 'presentation',
    },
  });
  expect(userCommands.Logout.body.parse({ refreshToken: null })).toEqual({ refreshToken: null });
});

test('each method checks what zod checks by its name', () => {
  const text = z.string().trim().toLowerCase().startsWith('a').length(3).nonempty();
  expect(text.parse(' ABC ')).toBe('abc');
  expect(problems(text, 'bcde')).toEqual([' invalid_format', ' too_big']);
  const count = z.number().int().positive().multipleOf(5).max(100);
  expect(problems(count, 0.5)).toEqual([' invalid_type']);
  expect(problems(count, -3)).toEqual([' too_small', ' not_multiple_of']);
  expect(problems(z.number().nonnegative().min(5), 4)).toEqual([' too_small']);
  expect(problems(z.array(z.int()).min(1).max(2), [1, 2, 3])).toEqual([' too_big']);
  const person = z.object({ name: z.string(), age: z.number() });
  expect(problems(person.pick({ name: true }).strict(), { name: 'Ada', age: 3 })).toEqual([' unrecognized_keys']);
  expect(person.omit({ age: true }).extend({ born: z.int().nullable() }).parse({ name: 'Ada', born: null })).toEqual({
    ...{ name: 'Ada', born: null },
  });
  expect(person.partial().readonly().describe('anybody').parse({})).toEqual({});
  expect(
    problems(
      z
        .string()
        .refine((value) => value === 'x')
        .nullish(),
      'y',
    ),
  ).toEqual([' custom']);
  expect(z.string().transform(Number).pipe(z.number().min(2)).parse('3')).toBe(3);
  expect(z.string().toUpperCase().default('none').parse(undefined)).toBe('none');
});
