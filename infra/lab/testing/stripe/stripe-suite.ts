import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { newId } from '#infra/ids.ts';
import type { Payments } from '#infra/payments/payments.ts';

const euro = (amount: number) => money(amount, 'EUR');
const vat = { treatment: 'charged', rate: 1_900, country: 'DE' } as const;
const day = 86_400;
const iso = (seconds: number) => new Date(seconds * 1_000).toISOString();

/**
 * The behaviour of Stripe that we rely on, for the fake server and for Stripe's test mode. Payments on a page are not part of
 * it, because no API call can make them.
 */
export function stripeSuite({
  stripe,
  payments,
  patienceMs,
}: Readonly<{ stripe: Stripe; payments: Payments; patienceMs: number }>) {
  const start = Math.floor(Date.now() / 1_000);

  describe('what is sold', () => {
    test('is published once, and a new price replaces the old one', { timeout: patienceMs }, async () => {
      const productId = newId();
      const sold = (amount: number) => ({
        ...{ productId, name: 'Basic', description: 'For a start', active: true },
        prices: [{ interval: 'month' as const, price: euro(amount) }],
      });
      const first = await payments.publishProduct(sold(1_680));
      expect(await payments.publishProduct(sold(1_680))).toEqual(first);
      const second = await payments.publishProduct(sold(1_880));
      expect(second.prices).toMatchObject([{ interval: 'month', price: euro(1_880) }]);
      const listed = (await payments.products()).find(
        ({ providerProductId }) => providerProductId === first.providerProductId,
      );
      expect(listed).toEqual(second);
    });

    test('a coupon is made once', { timeout: patienceMs }, async () => {
      const coupon = { couponId: newId(), code: 'SPRING', percentOff: 20, amountsOff: [], months: 3 };
      await payments.ensureCoupon(coupon);
      await payments.ensureCoupon(coupon);
      expect(await stripe.coupons.retrieve(coupon.couponId)).toMatchObject({ percent_off: 20, duration_in_months: 3 });
    });
  });

  describe('a checkout', () => {
    test('stays the same when opened twice, and cannot be paid once closed', {
      timeout: patienceMs,
    }, async () => {
      const { price } = await plan();
      const checkoutId = newId();
      const someone = { customerId: newId(), checkoutId, email: 'ada@example.org', name: 'Ada', locale: 'de' as const };
      const providerCustomerId = await payments.createCustomer({ ...someone, vat, vatId: null });
      expect(await payments.createCustomer({ ...someone, vat, vatId: null })).toBe(providerCustomerId);
      const wanted = {
        ...{
          checkoutId,
          providerCustomerId,
          providerPriceId: price,
          quantity: 1,
          couponId: null,
          vat,
          locale: 'de' as const,
        },
        ...{ expiresAt: iso(start + day / 2), successUrl: 'https://example.org/s', cancelUrl: 'https://example.org/c' },
      };
      const opened = await payments.openCheckout(wanted);
      expect(await payments.openCheckout(wanted)).toEqual(opened);
      expect(await payments.checkoutPage(opened.providerSessionId)).toBe(opened.url);
      expect(await payments.closeCheckout(opened.providerSessionId)).toBe(true);
      expect(await payments.closeCheckout(opened.providerSessionId)).toBe(true);
      const { checkout } = await payments.customer({ providerCustomerId, providerSessionId: opened.providerSessionId });
      expect(checkout).toBe('expired');
    });
  });

  describe('a subscription', () => {
    test('is paid at once, and again every month', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      const before = await ada.seen();
      expect(before.subscriptions).toMatchObject([
        { status: 'active', interval: 'month', unitPrice: euro(1_680), quantity: 1, hasDiscount: false, endsAt: null },
      ]);
      expect(before.invoices).toMatchObject([
        { status: 'paid', reason: 'purchase', net: euro(1_680), vat: euro(319), total: euro(1_999), vatRate: 1_900 },
      ]);
      await ada.passes(32);
      const after = await ada.seen();
      expect(after.invoices.map(({ reason, status }) => [reason, status])).toEqual([
        ['purchase', 'paid'],
        ['renewal', 'paid'],
      ]);
      expect(after.subscriptions[0]?.periodStart).toBe(before.subscriptions[0]?.periodEnd);
    });

    test('becomes overdue when its card fails later', { timeout: patienceMs }, async () => {
      const ada = await subscriber({ method: 'pm_card_chargeCustomerFail', firstWorks: true });
      await ada.passes(32);
      const { subscriptions, invoices } = await ada.seen();
      expect(subscriptions[0]?.status).toBe('past_due');
      expect(invoices.at(-1)).toMatchObject({ status: 'open', paid: euro(0) });
      expect(invoices.at(-1)?.attempts).toBeGreaterThan(0);
    });

    test('ends with the period unless the cancellation is withdrawn', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      await payments.endAtPeriodEnd(ada.subscription, true, newId());
      const [ending] = (await ada.seen()).subscriptions;
      expect(ending?.endsAt).toBe(ending?.periodEnd);
      await payments.endAtPeriodEnd(ada.subscription, false, newId());
      expect((await ada.seen()).subscriptions[0]?.endsAt).toBeNull();
      await payments.endAtPeriodEnd(ada.subscription, true, newId());
      await ada.passes(32);
      expect((await ada.seen()).subscriptions[0]).toMatchObject({ status: 'canceled', endedUnpaid: false });
    });

    test('is changed at the price of the preview', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      const change = {
        ...{ providerSubscriptionId: ada.subscription, providerPriceId: ada.yearly, quantity: 1, dropsCoupon: false },
        prorationAt: iso(ada.now() + 60),
      };
      const preview = await payments.previewChange(change);
      const orderId = newId();
      await payments.changePlan(change, orderId);
      await payments.changePlan(change, orderId);
      const { subscriptions, invoices } = await ada.seen();
      expect(subscriptions[0]).toMatchObject({ interval: 'year', unitPrice: euro(16_800) });
      expect(invoices).toHaveLength(2);
      expect(invoices[1]).toMatchObject({
        reason: 'change',
        status: 'paid',
        total: preview.total,
        paid: preview.dueNow,
      });
    });

    test('is not changed when the card is declined', { timeout: patienceMs }, async () => {
      const ada = await subscriber({ method: 'pm_card_chargeCustomerFail', firstWorks: true });
      const change = {
        ...{ providerSubscriptionId: ada.subscription, providerPriceId: ada.yearly, quantity: 1, dropsCoupon: false },
        prorationAt: iso(ada.now() + 60),
      };
      await expect(payments.changePlan(change, newId())).rejects.toThrow(
        expect.objectContaining({ code: 'card_declined' }),
      );
      expect((await ada.seen()).subscriptions[0]).toMatchObject({ interval: 'month' });
    });

    test('ends on withdrawal and refunds all payments', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      const orderId = newId();
      for (let times = 0; times < 2; times++) {
        await payments.endNow(ada.subscription, orderId);
        await payments.payBack(ada.subscription, orderId);
      }
      const { subscriptions, invoices } = await ada.seen();
      expect(subscriptions[0]?.status).toBe('canceled');
      expect(invoices).toMatchObject([{ credited: euro(1_999), total: euro(1_999) }]);
    });

    test('charges no more tax once its business is in another country', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      const reversed = { treatment: 'reverse_charge', rate: 0, country: 'AT' } as const;
      await payments.setVat({
        providerCustomerId: ada.customer,
        providerSubscriptionId: ada.subscription,
        vat: reversed,
        vatId: 'ATU12345675',
      });
      const ids = await stripe.customers.listTaxIds(ada.customer);
      expect(ids.data).toMatchObject([{ type: 'eu_vat', value: 'ATU12345675' }]);
      await ada.passes(32);
      expect((await ada.seen()).invoices.at(-1)).toMatchObject({
        treatment: 'reverse_charge',
        vat: euro(0),
        total: euro(1_680),
      });
    });

    test('ends when its customer is deleted, and keeps its invoices', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      await payments.deleteCustomer(ada.customer);
      const { subscriptions, invoices } = await ada.seen();
      expect(subscriptions).toMatchObject([{ status: 'canceled' }]);
      expect(invoices).toMatchObject([{ status: 'paid' }]);
    });

    test('names its payment method and where to change it', { timeout: patienceMs }, async () => {
      const ada = await subscriber();
      expect((await ada.seen()).subscriptions[0]?.paymentKind).toBe('card');
      expect(await payments.paymentMethod(ada.subscription)).toMatchObject({ kind: 'card', last4: '4242' });
      expect(await payments.paymentMethodPage(ada.customer, 'https://example.org')).toMatch(/^https?:/);
      const [invoice] = (await ada.seen()).invoices;
      expect((await payments.invoicePages(invoice?.invoiceId ?? '')).pdf).toMatch(/^https?:/);
    });
  });

  test('returns past events on request', { timeout: patienceMs }, async () => {
    const ada = await subscriber();
    const events = await payments.eventsSince(new Date((start - 60) * 1_000));
    const own = events.filter(({ customerId }) => customerId === ada.customer).map(({ type }) => type);
    expect(own).toEqual(expect.arrayContaining(['customer.subscription.created', 'invoice.paid']));
  });

  test('reports unknown objects as not found', { timeout: patienceMs }, async () => {
    await expect(payments.endNow('sub_nothing', newId())).rejects.toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  async function plan() {
    const prices = [
      { interval: 'month' as const, price: euro(1_680) },
      { interval: 'year' as const, price: euro(16_800) },
    ];
    const product = await payments.publishProduct({
      productId: newId(),
      name: 'Basic',
      description: '',
      active: true,
      prices,
    });
    const [price = '', yearly = ''] = product.prices.map(({ providerPriceId }) => providerPriceId);
    return { price, yearly };
  }

  /** A customer on a test clock who has just bought the monthly plan. */
  async function subscriber({ method = 'pm_card_visa', firstWorks = false } = {}) {
    const { price, yearly } = await plan();
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
    const { id: customer } = await stripe.customers.create({ test_clock: clock.id, email: 'ada@example.org' });
    const pay = async (name: string) => (await stripe.paymentMethods.attach(name, { customer })).id;
    const rates = await stripe.taxRates.create({ display_name: 'USt.', percentage: 19, inclusive: false });
    const first = await pay(firstWorks ? 'pm_card_visa' : method);
    const subscription = await stripe.subscriptions.create({
      ...{ customer, items: [{ price }], default_payment_method: first, default_tax_rates: [rates.id] },
      metadata: { subscriptionId: newId() },
    });
    if (firstWorks) await stripe.subscriptions.update(subscription.id, { default_payment_method: await pay(method) });
    let now = start;
    return {
      ...{ customer, subscription: subscription.id, yearly, now: () => now },
      seen: () => payments.customer({ providerCustomerId: customer, providerSessionId: null }),
      /** Advances the clock by this many days and waits until the provider is ready. */
      async passes(days: number) {
        now += days * day;
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now });
        await expect
          .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status, { timeout: patienceMs })
          .toBe('ready');
      },
    };
  }
}
