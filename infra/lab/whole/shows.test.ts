import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { areas as projections } from '#projections/areas.ts';

// Pushes name a read model; the client fetches again what has that name, or shows it.
const readModels = projections.flatMap((projection) => projection.readModels);
const queries = areas.flatMap((area) => Object.values(area.queries));

test('a query shows only read models that there are', () => {
  const names = readModels.map(({ name }) => name);
  const shown = queries.flatMap(({ shows = [] }) => shows);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});

test('what a read model tells its readers concerns at least one query', () => {
  const told = readModels.filter(({ readers }) => readers.length > 0 || readers({}).length > 0);
  const concerned = queries.flatMap(({ name, shows = [] }) => [name, ...shows]);
  expect(told.map(({ name }) => name).filter((name) => !concerned.includes(name))).toEqual([]);
});
