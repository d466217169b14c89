import { expect, test } from 'vitest';
import { sentimentBalance } from './sentiment-balance.ts';

test('a talk that is neutral is at fifty percent', () => {
  expect(sentimentBalance({ positive: 0, negative: 0 })).toBe(50);
});

test('the balance rises with positive and falls with negative shares', () => {
  const shares = [0, 0.1, 0.25, 0.5];
  const rising = shares.map((positive) => Number(sentimentBalance({ positive, negative: 0.2 })));
  const falling = shares.map((negative) => Number(sentimentBalance({ positive: 0.2, negative })));
  expect(rising).toEqual([40, 45, 52.5, 65]);
  expect(falling).toEqual([60, 55, 47.5, 35]);
});

test('a talk without judged sentences has no balance', () => {
  expect(sentimentBalance({ positive: null, negative: null })).toBeNull();
});
