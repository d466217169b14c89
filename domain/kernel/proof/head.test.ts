import { expect, test } from 'vitest';
import { headText } from './head.ts';

test('what is signed of a head has one line for each fact', () => {
  const head = { log: 'id-0', size: 3, root: 'ab', position: '20', added: 1, time: '2026-02-01T00:00:00.000Z' };
  expect(headText(head)).toBe(
    'rostra-head-v1\nlog id-0\nsize 3\nroot ab\nposition 20\nadded 1\ntime 2026-02-01T00:00:00.000Z\n',
  );
});
