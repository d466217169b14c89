import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { money } from '#domain/kernel/money.ts';
import { driftOf } from './contract/drift.ts';
import { type Plan, type Published, productDecider } from './decider.ts';
import type { ProductEvent } from './events.ts';

const given = specFor(productDecider);

test('a plan is created once', () => {
  given().when({ type: 'CreateProduct', data: plan() }).thenEmits(created());
  given(created()).when({ type: 'CreateProduct', data: plan() }).thenNothing();
});

test('refuses another plan with the same id', () =>
  given(created())
    .when({ type: 'CreateProduct', data: { ...plan(), name: 'Other' } })
    .thenRefuses('conflict'));

test.each([
  ['two prices for one month in one currency', 'prices', { prices: [monthly(100), monthly(200)] }],
  ['a price of nothing', 'prices', { prices: [monthly(0)] }],
  ['a price of nothing beside another', 'prices', { prices: [monthly(100), yearly(0)] }],
  ['no price at all', 'prices', { prices: [] }],
  ['seats for one person', 'maxSeats', { maxSeats: 5 }],
  ['no seat for a company', 'maxSeats', { audience: 'company' as const, maxSeats: 0 }],
])('a plan with %s is refused, new or changed', (_what, field, change) => {
  given()
    .when({ type: 'CreateProduct', data: { ...plan(), ...change } })
    .thenRefuses('invalid_input', field);
  given(created()).when({ type: 'ChangeProduct', data: change }).thenRefuses('invalid_input', field);
});

test.each([
  ['prices of a month and of a year', { prices: [monthly(100), yearly(100)] }],
  ['prices of one month in two currencies', { prices: [monthly(100), { ...monthly(100), price: money(100, 'USD') }] }],
  ['one seat for a company', { audience: 'company' as const, maxSeats: 1 }],
  ['any number of seats for a company', { audience: 'company' as const }],
])('a plan may have %s', (_what, change) => {
  const data = { ...plan(), ...change };
  given().when({ type: 'CreateProduct', data }).thenEmits({ type: 'ProductCreated', data });
});

test('a plan that is not on sale may have no price', () => {
  const draft = { ...plan(), prices: [], active: false };
  given().when({ type: 'CreateProduct', data: draft }).thenEmits({ type: 'ProductCreated', data: draft });
});

test('a change keeps omitted fields', () =>
  given(created())
    .when({ type: 'ChangeProduct', data: { metadata: { order: '2' }, name: undefined } })
    .thenEmits({ type: 'ProductChanged', data: { ...plan(), metadata: { order: '2' } } }));

test('a change without a difference changes nothing', () =>
  given(created())
    .when({ type: 'ChangeProduct', data: { name: plan().name } })
    .thenNothing());

test('a change takes effect from then on', () => {
  const renamed = { ...plan(), name: 'Other' };
  given(created(), { type: 'ProductChanged', data: renamed })
    .when({ type: 'ChangeProduct', data: { name: 'Other' } })
    .thenNothing();
});

test('refuses to change a missing plan', () =>
  given()
    .when({ type: 'ChangeProduct', data: { name: 'New' } })
    .thenRefuses('not_found'));

test('records the provider’s product once', () => {
  given(created()).when({ type: 'ReportPublished', data: published() }).thenEmits(reported());
  given(created(), reported()).when({ type: 'ReportPublished', data: published() }).thenNothing();
  given(created(), reported(), { type: 'ProductChanged', data: { ...plan(), name: 'Other' } })
    .when({ type: 'ReportPublished', data: published() })
    .thenNothing();
  given(created(), reported())
    .when({ type: 'ReportPublished', data: { ...published(), prices: [] } })
    .thenEmits({ type: 'ProductPublished', data: { ...published(), prices: [] } });
});

test('reports an unpublished or deleted plan as missing at the provider', () => {
  const missing = [{ field: 'product', ours: 'Basic', theirs: null }];
  expect(driftOf(product(null), null)).toEqual(missing);
  expect(driftOf(product(null), provided())).toEqual(missing);
  expect(driftOf(product(), null)).toEqual(missing);
});

test('reports no difference if the provider matches the plan', () =>
  expect(driftOf(product(), provided())).toEqual([]));

test('reports each difference with both values', () => {
  const prices = [
    { providerPriceId: 'price_1', ...monthly(1_500) },
    { providerPriceId: 'price_2', ...yearly(9_900) },
    { providerPriceId: 'price_3', ...yearly(9_000) },
  ];
  expect(driftOf(product(), provided({ name: 'Basis', active: false, prices }))).toEqual([
    { field: 'name', ours: 'Basic', theirs: 'Basis' },
    { field: 'active', ours: 'true', theirs: 'false' },
    { field: 'price month EUR', ours: '1680', theirs: '1500' },
    { field: 'price year EUR', ours: null, theirs: '9900, 9000' },
  ]);
});

test('lists different prices by name', () => {
  const prices = [yearly(9_900), monthly(1_680)].map((price) => ({ providerPriceId: 'price_1', ...price }));
  const bare = { ...product(), plan: { ...plan(), prices: [] } };
  expect(driftOf(bare, provided({ prices })).map(({ field }) => field)).toEqual(['price month EUR', 'price year EUR']);
});

function yearly(amount: number) {
  return { interval: 'year' as const, price: money(amount, 'EUR') };
}

function monthly(amount: number) {
  return { interval: 'month' as const, price: money(amount, 'EUR') };
}

test('removes only a plan that was never on sale', () => {
  const remove = { type: 'RemoveProduct', data: {} } as const;
  const draft = { ...plan(), active: false };
  given({ type: 'ProductCreated', data: draft }).when(remove).thenEmits({ type: 'ProductRemoved', data: {} });
  given({ type: 'ProductCreated', data: { ...draft, active: true } }, { type: 'ProductChanged', data: draft })
    .when(remove)
    .thenRefuses('cannot_delete');
  given({ type: 'ProductCreated', data: draft }, created(), { type: 'ProductChanged', data: draft })
    .when(remove)
    .thenRefuses('cannot_delete');
  given({ type: 'ProductCreated', data: draft }, { type: 'ProductChanged', data: { ...draft, name: 'Other' } })
    .when(remove)
    .thenEmits({ type: 'ProductRemoved', data: {} });
  given({ type: 'ProductCreated', data: draft }, { type: 'ProductRemoved', data: {} })
    .when(remove)
    .thenRefuses('not_found');
});

function plan(): Plan {
  const classes = { fast: 50, relaxed: 50 };
  return {
    name: 'Basic',
    description: '',
    audience: 'private',
    benefits: {
      tier: 'basic',
      permissions: [],
      quotas: { analysis: classes, ai_feedback: classes, live_transcription: classes },
    },
    prices: [monthly(1_680)],
    maxSeats: null,
    images: [],
    metadata: {},
    active: true,
  };
}

const product = (known: Published | null = published()) => ({ plan: plan(), published: known, wasOnSale: true });
const provided = (changes = {}) => ({ ...published(), name: 'Basic', active: true, ...changes });
const published = (): Published => ({
  providerProductId: 'prod_1',
  prices: [{ providerPriceId: 'price_1', ...monthly(1_680) }],
});
const created = (): ProductEvent => ({ type: 'ProductCreated', data: plan() });
const reported = (): ProductEvent => ({ type: 'ProductPublished', data: published() });
