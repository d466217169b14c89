import Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { couponCommands } from '#domain/coupons/contract/calls.ts';
import { subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import { invoiceCommands } from '#domain/subscriptions/contract/invoices.ts';
import { newId } from '#infra/ids.ts';
import { ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { enqueue } from '#infra/queue/queue.ts';
import { basic, buyerIn, day, euro, passTo } from './buyer-for-test.ts';

const { OpenPaymentMethod, CancelSubscription } = subscriptionCommands;
let app: TestApp;
const secret = `whsec_${'a'.repeat(32)}`;
const stripe = new Stripe('sk_test_none');

beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
});

const delivered = (to: TestApp, payload: string, headers: Record<string, string> = {}) =>
  to.http.inject({
    ...{ method: 'POST', url: '/api/Webhooks/Stripe', payload },
    headers: { 'content-type': 'application/json', ...headers },
  });

const looks = async (to: TestApp): Promise<number> =>
  (await to.database.query("select 1 from ops.job where kind = 'subscription-look'")).rowCount ?? 0;

test('accepts only recent messages that the provider signed', async () => {
  const own = await ownApp({ STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: secret });
  await own.database.query("insert into ops.customer values ($1, 'cus_1', true)", [newId()]);
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, api_version: '2026-10-28' },
    data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
  });
  const signed = (options: { secret?: string; timestamp?: number } = {}) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });
  const now = Math.floor(Date.now() / 1_000);
  const refused = [
    await delivered(own, payload),
    await delivered(own, payload, { 'stripe-signature': signed({ secret: `whsec_${'b'.repeat(32)}` }) }),
    await delivered(own, payload, { 'stripe-signature': signed({ timestamp: now - 3_600 }) }),
    await delivered(own, payload.replace('in_1', 'in_2'), { 'stripe-signature': signed() }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(await looks(own)).toBe(0);
  const taken = [await delivered(own, payload, { 'stripe-signature': signed() })];
  taken.push(await delivered(own, payload, { 'stripe-signature': signed() }));
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  // Each event counts once, however often it is delivered.
  expect(await looks(own)).toBe(1);
});

test('the hourly check repairs what a lost webhook missed', async () => {
  const ada = buyerIn(app, await app.person());
  const { body } = await ada.begins();
  await app.settle();
  const forget = 'update ops.customer set provider_customer_id = $2 where customer_id = $1';
  const { rows } = await app.database.query<{ id: string }>(
    'select provider_customer_id as id from ops.customer where customer_id = $1',
    [ada.person.id],
  );
  // The webhook's customer is unknown, so it has no effect.
  await app.database.query(forget, [ada.person.id, 'cus_lost']);
  await ada.pays(body.url);
  expect((await ada.mine()).subscription).toBeNull();
  await app.database.query(forget, [ada.person.id, rows[0]?.id]);
  const payload = { slot: new Date().toISOString() };
  await enqueue(app.database, {
    ...{ kind: 'subscription-reconcile', key: newId(), ownerId: 'subscriptions', payload, priority: 1 },
  });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
});

test('handles fourteen months: renewals, the end of a coupon, a failed and later paid invoice, and the end', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const admin = await own.person({ roles: ['admin'] });
  await admin.send(couponCommands.CreateCoupon, { body: { code: 'DREI', percentOff: 50, months: 3 } });
  const ada = buyerIn(own, await own.person());
  const id = await ada.buys({ ...basic, coupon: 'drei' });
  const start = Date.now();
  const passMonth = (month: number) => passTo(own, new Date(start + (month * 30.5 + 2) * day));
  const takes = async (method: string) =>
    ada.changesCard((await ada.person.send(OpenPaymentMethod, { params: { id } })).body.url, method);
  for (let month = 1; month <= 14; month++) {
    if (month === 6) await takes('pm_card_chargeCustomerFail');
    await passMonth(month);
    if (month !== 6) continue;
    expect((await ada.mine()).subscription).toMatchObject({ status: 'past_due', isActive: true });
    await takes('pm_card_visa');
    await own.settle();
    const [owed] = await ada.invoices();
    await ada.person.send(invoiceCommands.PayInvoice, { params: { invoiceId: owed?.id ?? '' } });
    expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
  }
  const invoices = (await ada.invoices()).toReversed();
  expect(invoices).toHaveLength(15);
  expect(invoices.slice(0, 3).map(({ total }) => total)).toEqual([euro(500), euro(500), euro(500)]);
  expect(new Set(invoices.slice(3).map(({ total }) => total.amount))).toEqual(new Set([1_000]));
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid']));
  for (const [index, { periodStart }] of invoices.entries())
    if (index > 0) expect(periodStart).toBe(invoices[index - 1]?.periodEnd);
  expect((await ada.mine()).subscription).toMatchObject({ id, status: 'active', coupon: null });
  const read = await own.deps.store.readStream(`subscription-${ada.person.id}`);
  const renewals = read.filter(({ type }) => type === 'SubscriptionRenewed');
  expect(renewals).toHaveLength(14);
  await ada.person.send(CancelSubscription, { params: { id } });
  await own.settle();
  await passMonth(15);
  expect((await ada.mine()).subscription).toMatchObject({ status: 'ended' });
  expect(await ada.invoices()).toHaveLength(15);
  expect((await ada.permissions()).subscription).toBeNull();
});
