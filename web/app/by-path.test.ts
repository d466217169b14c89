import { expect, test } from 'vitest';
import { byPath } from './by-path.ts';

test('a fixed path comes before one with a parameter, and that before whatever else there may be', () => {
  const paths = ['/legal/*?', '/sessions/:id', '/legal/terms', '/sessions/list', '/audit/streams/:id', '/audit/verify'];
  const sorted = paths.map((path) => ({ path })).sort(byPath);
  const at = (path: string) => sorted.findIndex((entry) => entry.path === path);
  expect(at('/sessions/list')).toBeLessThan(at('/sessions/:id'));
  expect(at('/legal/terms')).toBeLessThan(at('/legal/*?'));
});
