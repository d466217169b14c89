import { expect, test } from 'vitest';
import { broughtUpToDate, moveBlock, moveElement, type Order, sentOrder, stepBlock, stepElement } from './order.ts';

/** Notation: `a:1,2 b:3` is block a with elements 1 and 2, then block b with element 3. */
const read = (text: string): Order =>
  text.split(' ').map((block) => {
    const [blockId = '', ids = ''] = block.split(':');
    return { blockId, elementIds: ids.split(',').filter(Boolean) };
  });
const written = (order: Order) => order.map(({ blockId, elementIds }) => `${blockId}:${elementIds.join()}`).join(' ');

test.each([
  ['a:1,2,3 b:', '1', 'down', 'a:2,1,3 b:'],
  ['a:1,2,3 b:', '3', 'up', 'a:1,3,2 b:'],
  ['a:1,2 b:3', '2', 'down', 'a:1 b:2,3'],
  ['a:1,2 b:3', '3', 'up', 'a:1,2,3 b:'],
  ['a:1 b: c:2', '1', 'down', 'a: b:1 c:2'],
  ['a:1 b:2', '1', 'up', 'a:1 b:2'],
  ['a:1 b:2', '2', 'down', 'a:1 b:2'],
  ['a:1', '9', 'down', 'a:1'],
] as const)('%s: element %s moves %s: %s', (before, id, step, after) => {
  expect(written(stepElement(read(before), id, step))).toBe(after);
});

test.each([
  ['a:1,2,3', '1', 'a', 3, 'a:2,3,1'],
  ['a:1,2,3', '1', 'a', 1, 'a:1,2,3'],
  ['a:1,2,3', '3', 'a', 0, 'a:3,1,2'],
  ['a:1,2 b:3', '1', 'b', 1, 'a:2 b:3,1'],
])('%s: element %s dropped in %s at %i: %s', (before, id, blockId, index, after) => {
  expect(written(moveElement(read(before), id, { blockId, index }))).toBe(after);
});

test.each([
  ['a:1 b: c:2', 'c', 0, 'c:2 a:1 b:'],
  ['a:1 b: c:2', 'a', 3, 'b: c:2 a:1'],
  ['a:1 b: c:2', 'a', 1, 'a:1 b: c:2'],
])('%s: block %s dropped at %i: %s', (before, id, index, after) => {
  expect(written(moveBlock(read(before), id, index))).toBe(after);
});

test('a block moves step by step, not beyond the ends', () => {
  expect(written(stepBlock(read('a:1 b:2 c:'), 'b', 'up'))).toBe('b:2 a:1 c:');
  expect(written(stepBlock(read('a:1 b:2 c:'), 'b', 'down'))).toBe('a:1 c: b:2');
  expect(written(stepBlock(read('a: b:'), 'a', 'up'))).toBe('a: b:');
  expect(written(stepBlock(read('a: b:'), 'b', 'down'))).toBe('a: b:');
});

test.each([
  ['drops a deleted element', 'b:2 a:1,3', 'a:1,2 b:', 'b:2 a:1'],
  ['puts a new element last in its block', 'a:2,1', 'a:1,2,3', 'a:2,1,3'],
  ['puts a new block last', 'b: a:1', 'a:1 b: c:2', 'b: a:1 c:2'],
  ['drops the elements of a deleted block', 'a: b:1', 'a:', 'a:'],
  ['keeps a moved element in its new block', 'a: b:1', 'a:1 b:', 'a: b:1'],
])('%s', (_, own, current, after) => {
  expect(written(broughtUpToDate(read(own), read(current)))).toBe(after);
});

test('is sent with a place for each block and element', () => {
  expect(sentOrder(read('b:2,1 a:'))).toEqual({
    blocks: [
      { blockId: 'b', blockIndex: 0 },
      { blockId: 'a', blockIndex: 1 },
    ],
    elements: [
      { blockId: 'b', elementId: '2', elementIndex: 0 },
      { blockId: 'b', elementId: '1', elementIndex: 1 },
    ],
  });
});
