import { describe, expect, test } from 'vitest';
import { stripePayments } from '#infra/payments/stripe-payments.ts';
import { stripeSuite } from '../../../testing/stripe/stripe-suite.ts';
import { stripeClient } from './in-process.ts';
import { createStripeServer } from './stripe-server.ts';

const server = createStripeServer();
const stripe = stripeClient(server);
const secret = 'whsec_test';
const payments = stripePayments({ stripe, webhookSecret: secret, isTest: true });

describe('the fake server', () => stripeSuite({ stripe, payments, patienceMs: 5_000 }));

describe('faults on demand', () => {
  test('executes a call once when the client retries with its key', async () => {
    server.failNext('lost answer');
    const { id } = await stripe.customers.create({ email: 'grace@example.org' });
    const named = Object.values(server.world.kept.tables.customers).filter(
      ({ email }) => email === 'grace@example.org',
    );
    expect(named.map((customer) => customer.id)).toEqual([id]);
  });

  test('refuses clearly while the provider stays away', async () => {
    server.failNext('unavailable', 3);
    await expect(payments.products()).rejects.toThrow(expect.objectContaining({ code: 'payment_service_unavailable' }));
  });

  test('refuses another call with a used key', async () => {
    const key = { idempotencyKey: 'one' };
    await stripe.customers.create({ email: 'a@example.org' }, key);
    await expect(stripe.customers.create({ email: 'b@example.org' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });
});

describe('a webhook', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    type: 'invoice.paid',
    created: 1,
    data: { object: { customer: 'cus_1' } },
  });
  const signed = (changes = {}) => stripe.webhooks.generateTestHeaderString({ payload, secret, ...changes });

  test('gives its event if it is signed', () =>
    expect(payments.readWebhook(payload, signed())).toEqual({
      ...{ id: 'evt_1', type: 'invoice.paid', at: '1970-01-01T00:00:01.000Z', customerId: 'cus_1' },
    }));

  test.each([
    ['with another secret', () => payments.readWebhook(payload, signed({ secret: 'whsec_other' }))],
    ['that was changed', () => payments.readWebhook(payload.replace('cus_1', 'cus_2'), signed())],
    [
      'of an hour ago',
      () => payments.readWebhook(payload, signed({ timestamp: Math.floor(Date.now() / 1_000) - 3_600 })),
    ],
    ['without a signature', () => payments.readWebhook(payload, '')],
  ])('%s is refused', (_what, read) => expect(read).toThrow(expect.objectContaining({ code: 'invalid_input' })));
});
