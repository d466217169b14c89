import { expect, test } from 'vitest';
import { commandAreaOf } from '#command-api/areas.ts';
import { nothingToForget } from '#command-api/command-area.ts';
import { areas } from '#domain/areas.ts';
import { areas as projections } from '#projections/areas.ts';

/** Kinds of retention that need no deletion, because the sealed data in the log becomes unreadable. */
const staying = ['log', 'law'];

const forgetting = areas.filter(({ keeps }) => keeps.some(({ until }) => !staying.includes(until)));

test.each(forgetting)('$name has a way to forget what it keeps about people', (area) => {
  const { forget } = commandAreaOf(area);
  const isEmpty = forget === nothingToForget || /\{\s*\}$/.test(String(forget));
  const rows = projections.find(({ schema }) => schema === area.name);
  expect(!isEmpty || Object.hasOwn(rows?.events ?? {}, 'UserErased')).toBe(true);
});
