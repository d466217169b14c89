import { beforeAll, expect, test } from 'vitest';
import { couponCommands } from '#domain/coupons/contract/calls.ts';
import { subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import { checkoutDetail, purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { ownApp, type TestApp, testApp } from '#infra/lab/testing/app.ts';
import { basic, buyerIn, euro, fails, plansOf, standard } from './buyer-for-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
});

const someone = async () => buyerIn(app, await app.person());

test('a payment gives the plan immediately, with invoice and benefits', async () => {
  expect((await plansOf(app)).filter(({ isBuyable }) => isBuyable).length).toBeGreaterThan(2);
  const ada = await someone();
  const free = await ada.permissions();
  const id = await ada.buys();
  const { subscription, checkout, currency } = await ada.mine();
  expect(subscription).toMatchObject({
    ...{ id, status: 'active', isActive: true, productName: 'Basic', planInterval: 'month', planAmount: 840 },
    ...{ cancelAtPeriodEnd: false, licenseCount: 1, paymentMethod: 'card', latestInvoice: { status: 'paid' } },
    payments: { next: { net: euro(840), vat: euro(160), total: euro(1_000), due: euro(1_000) }, couponEndsAt: null },
  });
  expect({ checkout, currency }).toMatchObject({ checkout: { state: 'active' }, currency: 'EUR' });
  expect(await ada.invoices()).toMatchObject([{ reason: 'purchase', total: euro(1_000), paid: euro(1_000) }]);
  const now = await ada.permissions();
  expect(now.subscription).toEqual({ id });
  expect(now.quotas.ai_feedback.fast.limit).toBeGreaterThan(free.quotas.ai_feedback.fast.limit);
});

test('a declined card can be replaced on the same page', async () => {
  const ada = await someone();
  const { body } = await ada.begins();
  expect((await ada.pays(body.url, 'pm_card_chargeDeclined')).statusCode).toBe(200);
  expect((await ada.mine()).checkout).toMatchObject({ state: 'open' });
  await ada.pays(body.url);
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
});

test('aborting 3-D Secure gives no plan and no debt', async () => {
  const ada = await someone();
  const { body } = await ada.begins();
  await ada.pays(body.url, 'pm_card_authenticationRequired', false);
  expect(await ada.mine()).toMatchObject({ subscription: null, checkout: { state: 'open' } });
  expect(await ada.invoices()).toEqual([]);
  await ada.pays(body.url, 'pm_card_authenticationRequired', true);
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
});

test('two tabs, a double click and the back button lead to one checkout', async () => {
  const ada = await someone();
  const headers = { 'idempotency-key': 'once' };
  const answers = [
    await ada.begins(),
    await ada.begins(),
    await ada.begins(basic, headers),
    await ada.begins(basic, headers),
  ];
  expect(new Set(answers.map(({ body }) => body.checkoutId)).size).toBe(1);
  const atOnce = await Promise.all([1, 2, 3].map(() => ada.begins()));
  expect(new Set(atOnce.map(({ body }) => body.url)).size).toBe(1);
});

test('a new choice replaces the earlier checkout, which cannot be paid any more', async () => {
  const ada = await someone();
  const first = await ada.begins();
  const second = await ada.begins(standard);
  expect(second.body.checkoutId).not.toBe(first.body.checkoutId);
  await ada.pays(first.body.url);
  expect((await ada.mine()).subscription).toBeNull();
  await ada.pays(second.body.url);
  expect((await ada.mine()).subscription).toMatchObject({ productName: 'Standard' });
  const third = await ada.begins();
  expect(third.body).toMatchObject({ code: 'subscription_exists' });
});

test('two parallel checkouts of one person make one subscription', async () => {
  const ada = await someone();
  const both = await Promise.all([ada.begins(basic), ada.begins(standard)]);
  for (const { status, body } of both) if (status === 201) await ada.pays(body.url);
  await app.settle();
  const { providerCustomerId } = await customerOf(ada.person.id);
  const provided = await app.deps.payments?.customer({ providerCustomerId, providerSessionId: null });
  expect(provided?.subscriptions).toHaveLength(1);
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
});

test('makes one customer and one checkout despite lost answers and an unavailable provider', async () => {
  const ada = await someone();
  await fails(app, 'lost answer', 2);
  await ada.begins();
  await fails(app, 'unavailable', 3);
  const refused = await ada.begins(standard);
  expect(refused.body).toMatchObject({ code: 'payment_service_unavailable' });
  await ada.buys(standard);
  expect((await ada.mine()).subscription).toMatchObject({ productName: 'Standard', status: 'active' });
  expect(await ada.invoices()).toHaveLength(1);
});

test('a slow payment is pending and gives no benefits before it arrives', async () => {
  const ada = await someone();
  const id = await ada.buys(basic, 'pm_sepaDebit');
  expect((await ada.person.send(checkoutDetail, { params: { id } })).body).toMatchObject({ state: 'pending' });
  expect((await ada.permissions()).subscription).toBeNull();
  expect((await ada.begins(standard)).body).toMatchObject({ code: 'payment_pending' });
});

test('a coupon counts once per customer, and is released if nobody pays', async () => {
  const admin = await app.person({ roles: ['admin'] });
  await admin.send(couponCommands.CreateCoupon, {
    body: { code: 'FRUEHLING', percentOff: 50, months: 3, maxRedemptions: 1 },
  });
  const [ada, bob] = [await someone(), await someone()];
  const coupon = { coupon: 'fruehling' };
  const quoted = await ada.person.send(purchaseCommands.QuotePurchase, { body: { ...basic, ...coupon } });
  expect(quoted.body).toMatchObject({
    payments: { next: { net: euro(420), total: euro(500) }, afterwards: { total: euro(1_000) } },
  });
  await ada.begins(coupon);
  expect((await bob.begins(coupon)).body).toMatchObject({ code: 'coupon_used_up' });
  await ada.begins(standard);
  await bob.buys(coupon);
  expect(await bob.invoices()).toMatchObject([{ total: euro(500), discount: euro(420) }]);
  expect((await bob.mine()).subscription).toMatchObject({ coupon: { code: 'FRUEHLING', months: 3 } });
  expect((await ada.begins(coupon)).body).toMatchObject({ code: 'coupon_used_up' });
  expect((await ada.begins({ coupon: 'NOTHING' })).body).toMatchObject({ code: 'coupon_invalid' });
});

test('charges no VAT to a business in another EU country, and seals its VAT id', async () => {
  const ada = await someone();
  expect((await ada.begins({ vatId: 'DE123' })).body).toMatchObject({ code: 'vat_id_invalid', field: 'vatId' });
  await ada.buys({ vatId: 'ATU 12345675' });
  expect(await ada.invoices()).toMatchObject([{ treatment: 'reverse_charge', vat: euro(0), total: euro(840) }]);
  const stored = await app.deps.asStored.readStream(`subscription-${ada.person.id}`);
  expect(JSON.stringify(stored, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    '12345675',
  );
  expect((await ada.mine()).subscription).toMatchObject({ withdrawableUntil: null });
});

test('refuses a purchase without a confirmed address or at another price than shown', async () => {
  const unknown = buyerIn(app, await app.person({ emailVerified: false }));
  expect((await unknown.begins()).body).toMatchObject({ code: 'email_not_confirmed' });
  const ada = await app.person();
  const body = { ...basic, total: euro(1), acceptsTerms: true } as const;
  expect((await ada.send(purchaseCommands.StartCheckout, { body })).body).toMatchObject({ code: 'conflict' });
});

test('answers for the purchase of another person as if it did not exist', async () => {
  const [ada, eve] = [await someone(), await someone()];
  const id = await ada.buys();
  const params = { id };
  for (const answer of [
    await eve.person.send(checkoutDetail, { params }),
    await eve.person.send(subscriptionCommands.CancelSubscription, { params, body: {} }),
    await eve.person.send(subscriptionCommands.WithdrawSubscription, { params }),
    await eve.person.send(subscriptionCommands.OpenPaymentMethod, { params }),
    await eve.person.send(`GET /api/Subscriptions/${id}`),
    await eve.person.send(`GET /api/Subscriptions/Invoices/${(await ada.invoices())[0]?.id}/Invoice.pdf`),
  ])
    expect(answer.status).toBe(404);
});

test('refuses a purchase without a payment provider', async () => {
  const plain = await testApp();
  const ada = await plain.person();
  const { status, body } = await ada.send(purchaseCommands.QuotePurchase, { body: basic });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'payments_not_set_up' } });
});

async function customerOf(id: string) {
  const { rows } = await app.database.query<{ providerCustomerId: string }>(
    'select provider_customer_id as "providerCustomerId" from ops.customer where customer_id = $1',
    [id],
  );
  return rows[0] ?? { providerCustomerId: '' };
}
