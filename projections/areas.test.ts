import { expect, test } from 'vitest';
import { projectionAreas } from '#domain/areas.ts';
import { areas } from './areas.ts';

test('projections/areas.ts lists every area that says it has read models', () => {
  expect(areas.map(({ schema }) => schema).toSorted()).toEqual([...projectionAreas].toSorted());
});

test('no two read models have one name, and no two areas one schema', () => {
  for (const names of [areas.map(({ schema }) => schema), areas.flatMap(({ readModels }) => readModels).map(nameOf)])
    expect(new Set(names).size).toBe(names.length);
});

const nameOf = ({ name }: Readonly<{ name: string }>) => name;
