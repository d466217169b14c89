import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const item = (id: string, title: string) => ({ id, title });

test.each<[string, unknown, unknown, unknown]>([
  ['nothing where nothing differs', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  [
    'a field inside of a field',
    { a: { b: 1, c: 2 } },
    { a: { b: 1, c: 3 } },
    [{ path: ['a', 'c'], before: 2, after: 3 }],
  ],
  [
    'a field that came and one that went',
    { a: 1 },
    { b: 1 },
    [
      { path: ['a'], before: 1 },
      { path: ['b'], after: 1 },
    ],
  ],
  [
    'a list of plain values as a whole',
    { a: ['x'] },
    { a: ['x', 'y'] },
    [{ path: ['a'], before: ['x'], after: ['x', 'y'] }],
  ],
  [
    'a list of objects by its places',
    { a: [{ n: 1 }, { n: 2 }] },
    { a: [{ n: 1 }, { n: 3 }] },
    [{ path: ['a', '1', 'n'], before: 2, after: 3 }],
  ],
  [
    'items that changed places by their order alone',
    { a: [item('x', 'One'), item('y', 'Two'), item('z', 'Three')] },
    { a: [item('z', 'Three'), item('x', 'One'), item('y', 'Two')] },
    [{ path: ['a', 'order'], before: ['One', 'Two', 'Three'], after: ['Three', 'One', 'Two'] }],
  ],
  [
    'an item that came, one that went, and one that is called something else where they stand',
    { a: [item('x', 'One'), item('y', 'Two')] },
    { a: [item('y', 'Second'), item('z', 'Three')] },
    [
      { path: ['a', '0'], before: item('x', 'One') },
      { path: ['a', '0', 'title'], before: 'Two', after: 'Second' },
      { path: ['a', '1'], after: item('z', 'Three') },
    ],
  ],
  ['a plain state', null, 'ada', [{ path: [], before: null, after: 'ada' }]],
  ['every field of a state that comes into being', null, { a: 1 }, [{ path: ['a'], after: 1 }]],
  ['and no word that stood for nothing until then', 'none', { a: 1 }, [{ path: ['a'], after: 1 }]],
  [
    'every field of a state that goes',
    { a: 1 },
    'deleted',
    [
      { path: [], after: 'deleted' },
      { path: ['a'], before: 1 },
    ],
  ],
])('it tells %s', (_what, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});
