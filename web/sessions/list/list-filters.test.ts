import { expect, test } from 'vitest';
import { filtersOf } from './list-filters.ts';

const filters = (search: string) => filtersOf(new URLSearchParams(search));

test('reads the filters from the address', () => {
  expect(filters('search=Probe&status=failed&type=video&tag=Team+Nord')).toEqual({
    search: 'Probe',
    status: 'failed',
    type: 'video',
    tag: 'Team Nord',
  });
});

test('an address without filters asks for everything', () => {
  expect(filters('')).toEqual({});
});

test('ignores unknown filters and empty ones', () => {
  expect(filters('status=sleeping&type=hologram&search=%20%20&tag=%20')).toEqual({});
});
