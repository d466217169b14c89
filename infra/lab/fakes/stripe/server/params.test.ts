import { expect, test } from 'vitest';
import { readParams } from './params.ts';

test('reads nested fields and lists as the client wrote them', () => {
  const text = 'items[0][price]=price_1&items[0][quantity]=2&metadata[by]=a%20b&expand[]=data.x&expand[]=data.y&end=';
  expect(readParams(text)).toEqual({
    items: [{ price: 'price_1', quantity: '2' }],
    metadata: { by: 'a b' },
    expand: ['data.x', 'data.y'],
    end: '',
  });
});
