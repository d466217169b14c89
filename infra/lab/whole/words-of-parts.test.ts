import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaredParts, reachedFrom } from '#query-api/client/reached-modules.ts';
import { catalogueOf } from '#web/lib/catalogues.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const parts = declaredParts(root).map(({ area, module }) => ({ area, file: path.relative(root, module) }));

/** Files whose words are in the catalogue of every page. */
const isShared = (file: string) => /^web\/(?:app|lib|ui)\/|^web\/\w+\/area\.ts$/.test(file);

const hasWords = (file: string) =>
  /from '@lingui\/(?:core|react)\/macro'/.test(readFileSync(path.join(root, file), 'utf8'));

/** The folder with the catalogue of a module's words: `web/goals/x.tsx` → `goals`. */
const catalogueWith = (file: string) => catalogueOf(file.split('/')[1] ?? '');

/** Modules that other areas import, although these do not load their words. */
const needsNoWords = [
  // Its words are only for goals without a condition. Other areas use it for goals that have one.
  'web/goals/use-goal-title.ts',
  // The stage shows it in reports only, which have loaded the catalogue of talks.
  'web/player/moment-button.tsx',
];

test('finds the parts', () => {
  expect(parts).toContainEqual({ area: 'goals', file: 'web/goals/goals-page.tsx' });
});

test.each(parts)('lazyPart($area, $file) loads the catalogue of every word in it', ({ area, file }) => {
  const inOther = [...reachedFrom(root, [path.join(root, file)])]
    .map((module) => path.relative(root, module))
    .filter((module) => /^web\/.*\.tsx?$/.test(module) && !isShared(module) && hasWords(module))
    .filter((module) => catalogueWith(module) !== catalogueOf(area) && !needsNoWords.includes(module));
  expect(inOther).toEqual([]);
});
