import { expect, test } from 'vitest';
import { allEvents } from '#domain/all-events.ts';
import { areas as productAreas, projectionAreas, streamCategories } from '#domain/areas.ts';
import { allKinds, notificationTypes } from '#domain/notifications/contract/all-kinds.ts';
import { allAreas as areas } from './app/all-areas.ts';
import { areaWords } from './history/area-words.ts';
import type { HistoryWords } from './lib/history-words.ts';

const named = (kind: keyof HistoryWords) => new Set(areaWords.flatMap(({ of }) => Object.keys(of[kind] ?? {})));

test.each(Object.keys(allEvents))('%s has words in web/<its area>/history-words.ts', (type) => {
  expect([...named('events')]).toContain(type);
});

test.each(streamCategories)('streams about %s have a name in web/<their area>/history-words.ts', (category) => {
  expect([...named('streams')]).toContain(category);
});

test.each(projectionAreas.map((area) => [area, area]))(
  'the read models of %s have a name in web/%s/area.ts',
  (area) => {
    expect(areas.find(({ name }) => name === area)?.readModels).toBeDefined();
  },
);

test.each(productAreas)('web/areas.ts lists $name', ({ name }) => {
  expect(areas.map((area) => area.name)).toContain(name);
});

const served = new Set(
  productAreas.flatMap(({ commands, uploads, queries }) =>
    Object.values<{ method: string; path: string }>({ ...commands, ...uploads, ...queries }).map(
      ({ method, path }) => `${method} ${path}`,
    ),
  ),
);

test.each(areas.flatMap(({ failures = {} }) => Object.keys(failures)))('%s in `failures` is a call', (call) => {
  expect(served).toContain(call);
});

const paths = areas.flatMap(({ pages = [] }) => pages.map(({ path }) => path));

test('no two pages have the same path', () => {
  expect(paths).toEqual([...new Set(paths)]);
});

test.each(areas.flatMap(({ navigation = [] }) => navigation.map(({ href }) => href)))('%s leads to a page', (href) => {
  expect(paths).toContain(href);
});

test.each(notificationTypes)('a notification of type %s leads to a page', (type) => {
  const [path = ''] = allKinds[type].path({}).split('?');
  expect(paths.filter((page) => patternOf(page).test(path))).not.toEqual([]);
});

const patternOf = (page: string) =>
  new RegExp(`^${page.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

test('web/areas.ts lists each folder with an area.ts, by the same name', () => {
  const folders = Object.keys(import.meta.glob('./*/area.ts')).map((file) => file.split('/')[1]);
  expect(areas.map(({ name }) => name).sort()).toEqual(folders.sort());
});
