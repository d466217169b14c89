import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionCommands } from '#domain/sessions/contract.ts';

test('a contract keeps its methods and paths without its schemas', () => {
  expect(sessionCommands.ChangeSession).toMatchObject({ method: 'PATCH', path: '/api/Sessions/:id', status: 200 });
});

test('whoever reads a value out of a schema in the browser is told that there is none', () => {
  const Colour = z.enum(['red', 'green']);
  expect(() => Colour.options).toThrow('The browser has no schemas: .options');
  expect(() => z.object({ colour: Colour }).parse({})).toThrow('The browser has no schemas: .parse');
  expect(() => [...(Colour as unknown as string[])]).toThrow('The browser has no schemas');
});
