import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const docs = readFileSync('docs/operations.md', 'utf8');

test('docs/operations.md says for every table what it keeps and for how long', async () => {
  const { database } = await testApp();
  const { rows } = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('event_store', 'persons', 'proof', 'ops')`,
  );
  const told = rowsBelow('## What is kept, and how it ends').flatMap(([tables = '', what, ends]) =>
    what && ends ? namesIn(tables) : [],
  );
  expect([...told].sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('docs/operations.md says for every scheduled task when it runs and what it does', async () => {
  const { database, settle } = await testApp();
  await settle();
  const { rows } = await database.query<{ task: string }>('select task from ops.schedule_task');
  const told = rowsBelow('## What happens by the clock').flatMap(([task = '']) => namesIn(task));
  expect([...told].sort()).toEqual(rows.map(({ task }) => task).sort());
});

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Cells of the first table in a chapter. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [chapter = ''] = (docs.split(`${heading}\n`)[1] ?? '').split('\n## ');
  const lines = chapter.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
