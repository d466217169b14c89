import { expect, test } from 'vitest';
import { storedSamples } from '#domain/products/event-samples.ts';
import type { ProductEvent } from '#domain/products/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { productListModel } from './product-list.ts';

const { ProductPublished: published, ProductRemoved: removed } = storedSamples;
const sold = storedSamples.ProductCreated.data;
const created = (active: boolean): ProductEvent => ({ type: 'ProductCreated', data: { ...sold, active } });
const changed = (active: boolean): ProductEvent => ({ type: 'ProductChanged', data: { ...sold, active } });
const row = (active: boolean, was_on_sale: boolean, known: object | null = null) => ({
  ...{ id: 'basic', active, created_at: '2026-10-01T09:00:00.000Z', was_on_sale, published: known },
  plan: { ...sold, active },
});

test.each([
  ['is on sale', [created(true)], row(true, true)],
  ['is a draft', [created(false)], row(false, false)],
  ['is still a draft', [created(false), changed(false)], row(false, false)],
  ['was a draft', [created(false), changed(true)], row(true, true)],
  ['was on sale', [created(true), changed(false), changed(false)], row(false, true)],
  ['is known to the provider', [created(true), published, changed(true)], row(true, true, published.data)],
] as [string, ProductEvent[], object][])('a plan that %s', (_what, events, after) =>
  expect(rowAfterIn(productListModel, 'product-basic', events)).toEqual(after),
);

test('does not list a plan that is removed or was never made', () => {
  expect(rowAfterIn(productListModel, 'product-basic', [created(false), removed])).toBeUndefined();
  expect(rowAfterIn(productListModel, 'product-basic', [published])).toBeUndefined();
});
