import { expect, test } from 'vitest';
import { byPath } from './by-path.ts';

test('sorts fixed paths before parameters, and those before wildcards', () => {
  const paths = ['/legal/*?', '/sessions/:id', '/legal/terms', '/sessions/list', '/audit/streams/:id', '/audit/verify'];
  const sorted = paths.map((path) => ({ path })).sort(byPath);
  const at = (path: string) => sorted.findIndex((entry) => entry.path === path);
  expect(at('/sessions/list')).toBeLessThan(at('/sessions/:id'));
  expect(at('/legal/terms')).toBeLessThan(at('/legal/*?'));
});
