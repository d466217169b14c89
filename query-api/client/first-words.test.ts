import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstParts } from './first-words.ts';
import { reachedFrom } from './reached-modules.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('cards of the start page and tools of every page are first parts', () => {
  const names = firstParts(root).map((part) => path.relative(root, part));
  expect(names).toContain('web/goals/dashboard/own-goals-card.tsx');
  expect(names).toContain('web/notifications/bell/bell.tsx');
  expect(names).toContain('web/sessions/uploads.tsx');
});

// A lazy part also loads all words of its area. A module that is imported in another way would have no words.
test('a first part opens only lazy parts later', () => {
  const alone = [...reachedFrom(root, firstParts(root))]
    .filter((module) => /\.tsx?$/.test(module) && !/[\\/](?:area|areas|locale)\.ts$/.test(module))
    .flatMap((module) =>
      [...readFileSync(module, 'utf8').matchAll(/([^\n]*\n[^\n]*\n[^\n]*)import\('(\.[^']+)'\)/g)]
        .filter(([, before = '']) => !/(?:lazyPart|lazyPiece|firstPart)\b/.test(before))
        .map(([, , part = '']) => `${path.relative(root, module)} imports ${part}`),
    );
  expect(alone).toEqual([]);
});
