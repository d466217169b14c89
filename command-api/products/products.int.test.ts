import { expect, test } from 'vitest';
import { couponCommands, couponList } from '#domain/coupons/contract/calls.ts';
import { money } from '#domain/kernel/money.ts';
import { productCommands, productDrift, productList } from '#domain/products/contract/calls.ts';
import { ownApp, testApp } from '#infra/lab/testing/app.ts';

const plan = (change = {}) => {
  const classes = { fast: 10, relaxed: -1 };
  const quotas = { analysis: classes, ai_feedback: classes, live_transcription: classes };
  const prices = [{ interval: 'month' as const, price: money(1_680, 'EUR') }];
  return {
    name: 'Basic',
    benefits: { tier: 'basic' as const, permissions: [], quotas },
    prices,
    active: true,
    ...change,
  };
};

test('without a payment provider, shows plans that cannot be bought', async () => {
  const app = await testApp();
  const admin = await app.person({ roles: ['admin'] });
  const { body: made } = await admin.send(productCommands.CreateProduct, { body: plan() });
  await app.settle();
  const { status, body } = await app.send(productList);
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ isFree: true, unit_amount: 0 });
  expect(body.find(({ id }) => id === made.id)).toMatchObject({
    ...{ name: 'Basic', isBuyable: false, vatRate: 1_900, unitAmountMonthly: 1_999, unitAmountYearly: null },
    monthlyPrice: { net: money(1_680, 'EUR'), vat: money(319, 'EUR'), gross: money(1_999, 'EUR') },
  });
  const published = await admin.send(productCommands.PublishProduct, { params: { id: made.id } });
  expect(published.body).toMatchObject({ code: 'payments_not_set_up' });
});

test('publishes a changed plan, and shows differences at the provider', async () => {
  const app = await ownApp({ PAYMENTS: 'demo' });
  const admin = await app.person({ roles: ['admin'] });
  const { body: made } = await admin.send(productCommands.CreateProduct, { body: plan({ name: 'Extra' }) });
  await app.settle();
  expect((await app.send(productList)).body.find(({ id }) => id === made.id)?.isBuyable).toBe(true);
  expect((await admin.send(productDrift)).body).toEqual([]);

  await app.deps.payments?.publishProduct({
    productId: made.id,
    name: 'Other',
    description: '',
    active: true,
    prices: [],
  });
  expect((await admin.send(productDrift)).body).toEqual([
    {
      ...{ id: made.id, name: 'Extra' },
      differences: [
        { field: 'name', ours: 'Extra', theirs: 'Other' },
        { field: 'price month EUR', ours: '1680', theirs: null },
      ],
    },
  ]);
  await admin.send(productCommands.PublishProduct, { params: { id: made.id } });
  expect((await admin.send(productDrift)).body).toEqual([]);
  await admin.send(productCommands.UpdateProduct, { body: { id: made.id, metadata: { order: '2' } } });
  await app.settle();
  const extra = (await app.send(productList)).body.find(({ id }) => id === made.id);
  expect(extra).toMatchObject({ name: 'Extra', metadata: { order: '2' }, isBuyable: true });
});

test('refuses a plan with permissions on other people', async () => {
  const app = await testApp();
  const admin = await app.person({ roles: ['admin'] });
  const { quotas } = plan().benefits;
  const benefits = { tier: null, permissions: ['administration:users'], quotas };
  const { status, body } = await admin.send(productCommands.CreateProduct, { body: plan({ benefits }) });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('only people with the permission create plans and coupons', async () => {
  const app = await testApp();
  const [admin, ada] = [await app.person({ roles: ['admin'] }), await app.person()];
  expect((await ada.send(productCommands.CreateProduct, { body: plan() })).status).toBe(403);
  expect((await ada.send(couponCommands.CreateCoupon, { body: { code: 'spring-1', percentOff: 20 } })).status).toBe(
    403,
  );
  expect((await ada.send(couponList)).status).toBe(403);

  const { body: made } = await admin.send(couponCommands.CreateCoupon, { body: { code: 'spring-1', percentOff: 20 } });
  const again = await admin.send(couponCommands.CreateCoupon, { body: { code: 'SPRING-1', percentOff: 90 } });
  expect(again.body).toMatchObject({ code: 'conflict', field: 'code' });
  await admin.send(couponCommands.SetCouponActive, { params: { id: made.id }, body: { active: false } });
  await app.settle();
  const listed = (await admin.send(couponList)).body.find(({ id }) => id === made.id);
  expect(listed).toMatchObject({ code: 'SPRING-1', percentOff: 20, active: false, reserved: 0, redeemed: 0 });
});
