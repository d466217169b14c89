import { expect, test } from 'vitest';
import { commandAreaOf } from '#command-api/areas.ts';
import { nothingToForget } from '#command-api/command-area.ts';
import { areas } from '#domain/areas.ts';
import { areas as projections } from '#projections/areas.ts';

/** These stay without names: what is sealed in the log can no longer be read. */
const staying = ['log', 'law'];

const forgetting = areas.filter(({ keeps }) => keeps.some(({ until }) => !staying.includes(until)));

test.each(forgetting)('$name forgets what it keeps about people: by itself, or in its rows', (area) => {
  const { forget } = commandAreaOf(area);
  const isEmpty = forget === nothingToForget || /\{\s*\}$/.test(String(forget));
  const rows = projections.find(({ schema }) => schema === area.name);
  expect(!isEmpty || Object.hasOwn(rows?.events ?? {}, 'UserErased')).toBe(true);
});
