import { expect, test } from 'vitest';
import { scorePath } from './score-path.ts';

test('scores stand at the same distance, the best at the top', () => {
  expect(scorePath([0, 5, 10], { width: 200, height: 100 })).toEqual({
    line: 'M0 100L100 50L200 0',
    end: { x: 200, y: 0 },
  });
});
