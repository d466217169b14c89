import { expect, test } from 'vitest';
import { projectionAreas } from '#domain/areas.ts';
import { areas } from './areas.ts';

test('each area has a schema of its name: commands and queries know it by that', () => {
  expect(areas.map(({ schema }) => schema).toSorted()).toEqual([...projectionAreas].toSorted());
});

test('no two read models have one name: it is all that a client is told', () => {
  const names = areas.flatMap(({ readModels }) => readModels).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(areas.flatMap(({ schema, readModels }) => readModels.map(({ table, ddl }) => ({ schema, table, ddl }))))(
  '$schema.$table is made by its read model, without the name of a schema',
  ({ table, ddl }) => {
    expect(ddl).toMatch(new RegExp(`create table ${table} *\\(`));
  },
);
