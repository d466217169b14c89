import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#projections/areas.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import { readModelsIn } from '#query-api/reads.ts';

const queries = path.join(import.meta.dirname, '../../../query-api');

// Pushes name a read model, and the client refetches the queries that read it.
test('every read model with pushes is read by a query', async () => {
  const read = new Set<string>();
  const files = (await readdir(queries, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  for (const file of files)
    for (const name of readModelsIn(await readFile(path.join(queries, file), 'utf8'), readModelNames)) read.add(name);
  const told = areas
    .flatMap(({ readModels }) => readModels)
    .filter(({ readers }) => readers.length > 0 || readers({}).length > 0);
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});
