import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';

type Schema = Readonly<{ properties?: Readonly<Record<string, Schema>> }> & Readonly<Record<string, unknown>>;

/** The objects of an answer, at any depth, that contain a username. */
function peopleIn(schema: unknown): readonly Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as Schema;
  const isPerson = properties && 'username' in properties;
  return [...(isPerson ? [schema as Schema] : []), ...Object.values(schema).flatMap(peopleIn)];
}

const isNamed = ({ properties = {} }: Schema) =>
  'name' in properties || ('firstName' in properties && 'lastName' in properties);

const answers = areas.flatMap(({ queries }) =>
  Object.values(queries).flatMap((call) =>
    'answer' in call && call.answer instanceof z.ZodMiniType ? [{ path: call.path, answer: call.answer }] : [],
  ),
);
const withPeople = answers
  .map(({ path, answer }) => ({
    path,
    people: peopleIn(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' })),
  }))
  .filter(({ people }) => people.length > 0);

describe('people are shown by name, not by username', () => {
  test.each(withPeople)('$path contains a name with each username', ({ people }) => {
    expect(people.filter((person) => !isNamed(person))).toEqual([]);
  });

  test('people are found in answers', () => {
    expect(withPeople.length).toBeGreaterThan(10);
  });
});
