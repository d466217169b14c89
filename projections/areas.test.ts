import { expect, test } from 'vitest';
import { projectionAreas } from '#domain/areas.ts';
import { areas } from './areas.ts';

test('each area has a schema of its own name, which commands and queries use', () => {
  expect(areas.map(({ schema }) => schema).toSorted()).toEqual([...projectionAreas].toSorted());
});

test('read models have unique names, as clients see only the name', () => {
  const names = areas.flatMap(({ readModels }) => readModels).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(areas.flatMap(({ schema, readModels }) => readModels.map(({ table, ddl }) => ({ schema, table, ddl }))))(
  '$schema.$table is created by its read model without a schema name',
  ({ table, ddl }) => {
    expect(ddl).toMatch(new RegExp(`create table ${table} *\\(`));
  },
);
