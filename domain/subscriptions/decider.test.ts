import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import { money } from '#domain/kernel/money.ts';
import { type Account, grantingSubscription, newAccount } from './contract/account.ts';
import { type SubscriptionCommand, subscriptionDecider } from './decider.ts';
import type { SubscriptionEvent, Terms } from './events.ts';
import type { Report } from './provider-report.ts';
import {
  euro,
  nextPeriod,
  reportedInvoice,
  reportedSubscription,
  someCheckout,
  someReport,
  someTerms,
  subscriptionId,
  yearly,
} from './samples-for-test.ts';

describe('a checkout', () => {
  test('begins with the agreed terms', () => {
    const customer = someone();
    expect(customer.does(start())).toEqual(['CheckoutStarted']);
    expect(customer.account().checkout).toMatchObject({ status: 'started', quote: { total: euro(1_999) } });
  });

  test('begins once if it is sent twice', () => expect(someone(start()).does(start())).toEqual([]));

  test('blocks another checkout until it ends', () => {
    const customer = someone(start(), open());
    expect(customer.does(start('e'))).toBe('conflict');
    customer.does({ type: 'AbandonCheckout', data: { checkoutId: subscriptionId, reason: 'replaced' } });
    expect(customer.does(start('e'))).toEqual(['CheckoutStarted']);
  });

  test('cannot be opened, abandoned or completed after its end', () => {
    const customer = someone(start(), open(), abandon());
    expect(customer.does(abandon())).toEqual([]);
    expect(customer.does(open())).toEqual([]);
    expect(customer.does(report({ checkout: { checkoutId: subscriptionId, status: 'complete' } }))).toEqual([]);
  });

  test('expires if nobody pays in time', () =>
    expect(
      someone(start(), open()).does(report({ checkout: { checkoutId: subscriptionId, status: 'expired' } })),
    ).toEqual(['CheckoutAbandoned']));

  test('is refused while the payment of the last one is pending', () => {
    const paying = someone(start(), open(), report({ checkout: { checkoutId: subscriptionId, status: 'complete' } }));
    expect(paying.does(start('e'))).toBe('payment_pending');
    const pending = someone(start(), open(), report({ subscriptions: [reportedSubscription()] }));
    expect(pending.does(start('e'))).toBe('payment_pending');
  });

  test('is refused if there is a subscription', () =>
    expect(subscriber().does(start('e'))).toBe('subscription_exists'));

  test('is possible again after the subscription has ended, in the same currency', () => {
    const customer = subscriber(ended());
    expect(customer.does(start('e', { unitPrice: money(1_680, 'USD') }))).toBe('currency_fixed');
    expect(customer.does(start('e'))).toEqual(['CheckoutStarted']);
  });
});

describe('a report of the provider', () => {
  test('of a payment starts and activates the subscription', () => {
    const customer = someone(start(), open());
    const all = { checkout: { checkoutId: subscriptionId, status: 'complete' as const }, ...paid() };
    expect(customer.does(report(all))).toEqual([
      'CheckoutCompleted',
      'SubscriptionStarted',
      'InvoiceIssued',
      'InvoicePaid',
      'SubscriptionActivated',
      'PaymentMethodChanged',
    ]);
    expect(grantingSubscription(customer.account())?.subscriptionId).toBe(subscriptionId);
  });

  test('changes nothing if it is repeated', () => expect(subscriber().does(report(paid()))).toEqual([]));

  test('that was requested before the latest event is refused', () =>
    expect(subscriber().decides({ type: 'RecordReport', data: { ...someReport(paid()), seen: 3 } })).toBe('conflict'));

  test('without a payment activates nothing', () => {
    const invoices = [reportedInvoice({ status: 'open', paid: euro(0), paidAt: null })];
    const customer = someone(start(), open(), report({ ...paid(), invoices }));
    expect(grantingSubscription(customer.account())).toBeUndefined();
  });

  test('activates with the first invoice if the customer pays on invoice', () => {
    const invoices = [reportedInvoice({ status: 'open', paid: euro(0), paidAt: null })];
    const subscriptions = [reportedSubscription({ collection: 'invoice' })];
    const customer = someone(start(), open(), report({ subscriptions, invoices }));
    expect(grantingSubscription(customer.account())?.status).toBe('active');
  });

  test('records a renewal and the end of a coupon', () => {
    const coupon = { couponId: 'f'.repeat(32), couponCode: 'SPRING', percentOff: 50, amountOff: null, months: 1 };
    const customer = someone(start('c', {}, { coupon }), open(), report(paid({ hasDiscount: true })));
    expect(customer.does(report(paid(nextPeriod)))).toEqual(['SubscriptionRenewed', 'CouponEnded']);
  });

  test('records dunning from the first failure to the end', () => {
    const owed = (change = {}) =>
      reportedInvoice({ invoiceId: 'in_2', status: 'open', paidAt: null, paid: euro(0), ...change });
    const customer = subscriber();
    const failed = { ...paid({ status: 'past_due' }), invoices: [reportedInvoice(), owed({ attempts: 1 })] };
    expect(customer.does(report(failed))).toEqual(['InvoiceIssued', 'PaymentFailed', 'PaymentOverdue']);
    expect(grantingSubscription(customer.account())?.status).toBe('past_due');
    const suspended = { ...failed, subscriptions: [reportedSubscription({ status: 'unpaid' })] };
    expect(customer.does(report(suspended))).toEqual(['SubscriptionSuspended']);
    expect(grantingSubscription(customer.account())).toBeUndefined();
    const paidAfterAll = { ...paid(), invoices: [reportedInvoice(), owed({ status: 'paid', paid: euro(1_999) })] };
    expect(customer.does(report(paidAfterAll))).toEqual(['InvoicePaid', 'PaymentCaughtUp']);
  });

  test.each([
    ['cancelled', false],
    ['payment_failed', true],
  ])('records the reason of the end: %s', (reason, endedUnpaid) => {
    const customer = subscriber(ended({ endedUnpaid }));
    expect(customer.events().at(-1)).toMatchObject({ type: 'SubscriptionEnded', data: { reason } });
  });

  test('of a missing first payment ends the inactive subscription', () => {
    const invoices = [reportedInvoice({ status: 'void', paid: euro(0), paidAt: null })];
    const subscriptions = [reportedSubscription({ status: 'incomplete_expired' })];
    const customer = someone(start(), open(), report({ subscriptions, invoices }));
    expect(customer.events().at(-1)).toMatchObject({ data: { reason: 'never_paid' } });
  });

  test('after lost reports has the same result as all reports in turn', () => {
    const steps = [report(paid()), report(paid({ endsAt: '2026-12-01T00:00:00.000Z' })), ended()];
    const inSteps = someone(start(), open(), ...steps).account();
    const atOnce = someone(start(), open(), ended()).account();
    expect({ ...atOnce, events: 0 }).toEqual({ ...inSteps, events: 0 });
  });

  test('of a second subscription orders its end once', () => {
    const twice = { ...paid(), subscriptions: [reportedSubscription(), second()] };
    const customer = subscriber();
    expect(customer.does(report(twice))).toEqual(['DuplicateFound']);
    expect(customer.does(report(twice))).toEqual([]);
    expect(customer.account().orders).toMatchObject([{ kind: 'end_duplicate', providerSubscriptionId: 'sub_2' }]);
  });

  test('of a refund records the amount', () => {
    const invoices = [reportedInvoice({ credited: euro(1_999) })];
    expect(subscriber().does(report({ ...paid(), invoices }))).toEqual(['InvoiceCredited']);
  });
});

describe('a subscriber', () => {
  test('cancels once, for the end of the period', () => {
    const customer = subscriber();
    expect(customer.does(cancel('1'))).toEqual(['CancellationOrdered']);
    expect(customer.does(cancel('2'))).toEqual([]);
    customer.does(report(paid({ endsAt: '2026-12-01T00:00:00.000Z' })));
    customer.does(settle('1'));
    expect(customer.does(cancel('3'))).toEqual([]);
    expect(customer.does(cancel('4', 'now'))).toEqual(['CancellationOrdered']);
  });

  test('continues a cancelled subscription within the period', () => {
    const customer = subscriber(cancel('1'));
    expect(customer.does(goOn('2'))).toEqual(['ContinuationOrdered']);
    expect(customer.does(goOn('3'))).toEqual([]);
    expect(subscriber(cancel('1', 'now')).does(goOn('2'))).toBe('conflict');
    expect(subscriber(ended()).does(goOn('2'))).toBe('conflict');
  });

  test('changes the plan, with one pending change at a time', () => {
    const customer = subscriber();
    expect(customer.does(change('1', yearly()))).toEqual(['PlanChangeOrdered']);
    expect(customer.does(change('2', someTerms({ quantity: 2 })))).toBe('conflict');
    customer.does(settle('1'));
    expect(customer.does(report(paid({ terms: yearly() })))).toEqual(['PlanChanged']);
  });

  test('cannot change to the current terms', () => expect(subscriber().does(change('1', someTerms()))).toEqual([]));

  test.each([
    ['after a cancellation', [cancel('0')]],
    ['while a payment is overdue', [report(paid({ status: 'past_due' }))]],
    ['after the end', [ended()]],
  ] as const)('cannot change the plan %s', (_when, before) =>
    expect(subscriber(...before).does(change('1', yearly()))).toBe('conflict'),
  );

  test('keeps one currency', () =>
    expect(subscriber().does(change('1', someTerms({ unitPrice: money(1_900, 'USD') })))).toBe('currency_fixed'));

  test('withdraws once, within fourteen days', () => {
    const customer = subscriber();
    expect(customer.decides(withdraw('1'), '2026-11-16T00:00:00.000Z')).toBe('conflict');
    expect(customer.does(withdraw('1'), '2026-11-15T23:59:59.000Z')).toEqual(['WithdrawalOrdered']);
    const nothingElse = () => {
      expect(customer.does(withdraw('2'))).toEqual([]);
      expect(customer.does(goOn('3'))).toBe('conflict');
      expect(customer.does(cancel('4'))).toEqual([]);
      expect(customer.does(cancel('5', 'now'))).toEqual([]);
      expect(customer.does(change('6', yearly()))).toBe('conflict');
    };
    nothingElse();
    // Executed, but the provider has not reported the end yet.
    customer.does(settle('1'));
    nothingElse();
    customer.does(ended());
    expect(customer.events().at(-1)).toMatchObject({ data: { reason: 'withdrawn' } });
  });

  test('cannot withdraw as a company', () => {
    const company = someone(start('c', {}, { audience: 'company' }), open(), report(paid()));
    expect(company.does(withdraw('1'))).toBe('conflict');
  });

  test('with another tax has it sent to the provider once', () => {
    const customer = subscriber();
    expect(customer.does(vat('1', 0))).toEqual(['VatChangeOrdered']);
    expect(customer.does(vat('2', 0))).toEqual([]);
    expect(customer.does(settle('1'))).toEqual(['OrderCarriedOut']);
    expect(customer.account().vat).toMatchObject({ rate: 0 });
    expect(someone().does(vat('1', 0))).toEqual([]);
  });

  test('can order again after the provider refused an order', () => {
    const customer = subscriber(change('1', yearly()));
    expect(customer.does(settle('1', 'payment_declined'))).toEqual(['OrderFailed']);
    expect(customer.does(settle('1'))).toEqual([]);
    expect(customer.does(change('2', yearly()))).toEqual(['PlanChangeOrdered']);
  });

  test('cannot order for another person’s subscription', () =>
    expect(subscriber().does({ ...cancel('1'), data: { ...cancel('1').data, subscriptionId: 'e'.repeat(32) } })).toBe(
      'not_found',
    ));
});

describe('a checkout that the provider knows', () => {
  const state = (status: 'open' | 'complete' | 'expired', checkoutId = subscriptionId) =>
    report({ checkout: { checkoutId, status } });

  test('is opened only if it was begun', () => {
    expect(someone().does(open())).toBe('conflict');
    expect(someone(start('e')).does(open())).toBe('conflict');
    expect(someone(start(), open()).account()).toMatchObject({
      ...{ providerCustomerId: 'cus_1', checkout: { providerSessionId: 'cs_1', status: 'open' } },
    });
  });

  test('is given up, open or not, without another one', () => {
    const data = { checkoutId: subscriptionId, reason: 'given_up' };
    expect(someone(start()).decides(abandon())).toEqual([{ type: 'CheckoutAbandoned', data }]);
    expect(someone(start(), open()).decides(abandon())).toEqual([{ type: 'CheckoutAbandoned', data }]);
    expect(someone().does(abandon())).toEqual([]);
    expect(someone(start('e')).does(abandon())).toEqual([]);
    expect(someone(start(), abandon()).account().checkout).toMatchObject({ status: 'abandoned' });
  });

  test('blocks another checkout even before it is open', () =>
    expect(someone(start()).does(start('e'))).toBe('conflict'));

  test('reports only its own end, and nothing while it is open', () => {
    const customer = someone(start(), open());
    expect(customer.does(state('open'))).toEqual([]);
    expect(customer.does(state('complete', 'e'.repeat(32)))).toEqual([]);
    expect(customer.does(report({}))).toEqual([]);
    const done = { checkoutId: subscriptionId };
    expect(customer.decides(state('complete'))).toEqual([{ type: 'CheckoutCompleted', data: done }]);
    const expired = { type: 'CheckoutAbandoned', data: { ...done, reason: 'expired' } };
    expect(customer.decides(state('expired'))).toEqual([expired]);
    expect(customer.does(report({ subscriptions: [second()] }))).not.toContain('CheckoutCompleted');
  });

  test('of a business has a VAT id and no right of withdrawal', () => {
    const vatId = { vatId: 'ATU12345675', status: 'valid' } as const;
    const business = someone(start('c', {}, { vatId }), open(), report(paid()));
    expect(business.events().slice(0, 2)).toMatchObject([
      { type: 'CheckoutStarted', data: { isBusiness: true } },
      { type: 'BuyerVatIdGiven', data: { ...vatId, country: 'DE' } },
    ]);
    expect(business.account()).toMatchObject({ isBusiness: true, vatId });
    expect(business.does(withdraw('1'))).toBe('conflict');
    // A later private purchase of the same person does not count as a business purchase.
    expect(someone(start('c', {}, { vatId }), abandon(), start('e')).account()).toMatchObject({
      ...{ isBusiness: false, vatId: null },
    });
    expect(someone(start()).events()[0]?.data).not.toHaveProperty('isBusiness');
  });

  test('in another currency is refused with the field', () => {
    const decide = () => subscriptionDecider.decide(dollars, subscriber(ended()).account(), new Date(0));
    const dollars = start('e', { unitPrice: money(1_680, 'USD') });
    expect(decide).toThrow(expect.objectContaining({ code: 'currency_fixed', field: 'currency' }));
  });

  test('blocks another checkout while its payment is pending, even if an earlier subscription has ended', () => {
    const paying = subscriber(ended(), start('e'), open('e'), state('complete', 'e'.repeat(32)));
    expect(paying.does(start('f'))).toBe('payment_pending');
  });
});

describe('a second subscription after the first has ended', () => {
  const gone = reportedSubscription({ status: 'canceled', endedAt: '2026-12-01T00:00:00.000Z' });
  const both = (invoices = [reportedInvoice()], change = {}) =>
    report({ subscriptions: [gone, { ...second(), ...change }], invoices });
  const again = (...before: SubscriptionCommand[]) => subscriber(...before, ended(), start('e'), open('e'));

  test('needs its own payment; payments for the first one activate nothing', () => {
    const customer = again();
    expect(customer.does(both())).toEqual(['CheckoutCompleted', 'SubscriptionStarted', 'PaymentMethodChanged']);
    expect(customer.account().subscriptions).toMatchObject([
      { subscriptionId, status: 'ended' },
      { subscriptionId: 'e'.repeat(32), status: 'pending' },
    ]);
    const invoices = [reportedInvoice(), reportedInvoice({ invoiceId: 'in_2', subscriptionId: 'e'.repeat(32) })];
    customer.does(both(invoices));
    expect(grantingSubscription(customer.account())?.subscriptionId).toBe('e'.repeat(32));
    // Each report concerns only its own subscription.
    expect(customer.does(both(invoices, nextPeriod))).toEqual(['SubscriptionRenewed']);
    expect(customer.account().subscriptions).toMatchObject([{ periodStart: gone.periodStart }, nextPeriod]);
  });

  test('is not affected by orders for the first', () => {
    const customer = again(cancel('1', 'now'));
    customer.does(both());
    const data = { ...cancel('2').data, subscriptionId: 'e'.repeat(32) };
    expect(customer.does({ type: 'OrderCancellation', data })).toEqual(['CancellationOrdered']);
  });

  test('from the same checkout or beside an active one is ended if it is active', () => {
    const twin = { providerSubscriptionId: 'sub_2', subscriptionId };
    expect(subscriber(ended()).does(both([], twin))).toEqual(['DuplicateFound']);
    expect(subscriber(ended()).does(both([], { ...twin, endedAt: gone.endedAt }))).toEqual([]);
    const subscriptions = [reportedSubscription(), { ...second(), endedAt: gone.endedAt }];
    expect(subscriber().does(report({ ...paid(), subscriptions }))).toEqual([]);
  });

  test('does not restart the first one', () => expect(subscriber(ended()).does(report(paid(nextPeriod)))).toEqual([]));
});

describe('a report on a subscription', () => {
  const of = { subscriptionId };
  const unpaid = (change = {}) => ({
    ...paid(change),
    invoices: [reportedInvoice({ status: 'open', paid: euro(0), paidAt: null })],
  });

  test('records another plan, period or payment method once', () => {
    const plan = { terms: yearly(), ...nextPeriod };
    const customer = subscriber();
    once(customer, report(paid(plan)), { type: 'PlanChanged', data: { ...of, ...plan } });
    const longer = { ...nextPeriod, periodEnd: '2027-12-01T00:00:00.000Z' };
    const renewed = { type: 'SubscriptionRenewed', data: { ...of, ...longer } };
    once(customer, report(paid({ ...plan, ...longer })), renewed);
    const later = { ...longer, periodStart: '2026-12-02T00:00:00.000Z' };
    once(customer, report(paid({ ...plan, ...later })), { type: 'SubscriptionRenewed', data: { ...of, ...later } });
    const billing = { ...reportedSubscription().billing, paymentMethodId: 'pm_1', daysUntilDue: 14 };
    const changed = { type: 'BillingChanged', data: { ...of, ...billing } };
    once(customer, report(paid({ ...plan, ...later, billing })), changed);
    const byDebit = report(paid({ ...plan, ...later, billing, paymentKind: 'sepa_debit' }));
    once(customer, byDebit, { type: 'PaymentMethodChanged', data: { ...of, kind: 'sepa_debit' } });
    expect(customer.does(report(paid({ ...plan, ...later, billing, paymentKind: null })))).toEqual([]);
    expect(customer.account().events).toBe(customer.events().length);
  });

  test('records a scheduled end and its withdrawal once', () => {
    const endsAt = '2026-12-01T00:00:00.000Z';
    const customer = subscriber();
    once(customer, report(paid({ endsAt })), { type: 'CancellationScheduled', data: { ...of, endsAt } });
    once(customer, report(paid()), { type: 'CancellationWithdrawn', data: of });
    const over = (endedAt: string | null) => report(paid({ status: 'canceled', endedAt }));
    const end = (endedAt: string) => [{ type: 'SubscriptionEnded', data: { ...of, endedAt, reason: 'cancelled' } }];
    expect(customer.decides(over('2026-11-20T00:00:00.000Z'))).toEqual(end('2026-11-20T00:00:00.000Z'));
    expect(customer.decides(over(null))).toEqual(end(reportedSubscription().periodEnd));
  });

  test('records an overdue payment, a suspension and the later payment once', () => {
    const customer = subscriber();
    once(customer, report(paid({ status: 'past_due' })), { type: 'PaymentOverdue', data: of });
    once(customer, report(paid({ status: 'paused' })), { type: 'SubscriptionSuspended', data: of });
    once(customer, report(paid()), { type: 'PaymentCaughtUp', data: of });
    expect(grantingSubscription(customer.account())?.status).toBe('active');
  });

  test.each(['active', 'trialing', 'past_due'] as const)(
    'with the state %s activates nothing before the first payment',
    (status) => {
      const customer = someone(start(), open());
      const begun = ['CheckoutCompleted', 'SubscriptionStarted', 'InvoiceIssued', 'PaymentMethodChanged'];
      expect(customer.does(report(unpaid({ status })))).toEqual(begun);
      expect(customer.does(report(unpaid({ status })))).toEqual([]);
      const news = status === 'past_due' ? 'PaymentOverdue' : 'SubscriptionActivated';
      expect(customer.does(report(paid({ status })))).toEqual(['InvoicePaid', news]);
    },
  );

  test('before the first payment changes nothing', () => {
    const customer = someone(start(), open(), report(unpaid({ status: 'incomplete' })));
    expect(customer.does(report(unpaid({ status: 'incomplete' })))).toEqual([]);
  });

  test('has the coupon of its checkout until the date of the provider', () => {
    const coupon = { couponId: 'f'.repeat(32), couponCode: 'SPRING', percentOff: 50, amountOff: null, months: 3 };
    const discountEndsAt = '2027-02-02T00:00:00.000Z';
    const said = report(paid({ hasDiscount: true, discountEndsAt }));
    const customer = someone(start('c', {}, { coupon }), open());
    const started = (from: ReturnType<typeof someone>) =>
      from.events().find(({ type }) => type === 'SubscriptionStarted');
    customer.does(said);
    expect(started(customer)?.data).toMatchObject({ coupon, couponEndsAt: discountEndsAt });
    expect(started(someone(start(), open(), said))?.data).toMatchObject({ coupon: null, couponEndsAt: null });
    expect(started(someone(start('e', {}, { coupon }), said))?.data).toMatchObject({
      coupon: null,
      couponEndsAt: null,
    });
    expect(started(someone(said))?.data).toMatchObject({ coupon: null, couponEndsAt: null });
    once(customer, report(paid()), { type: 'CouponEnded', data: of });
    expect(customer.account().subscriptions).toMatchObject([{ coupon: null, couponEndsAt: null }]);
  });

  test('records a changed credit', () => {
    const customer = subscriber();
    const credit = (amount: number) => report({ ...paid(), credit: euro(amount) });
    expect(customer.does(credit(0))).toEqual([]);
    for (const amount of [500, -30, 0])
      once(customer, credit(amount), { type: 'CreditChanged', data: { credit: euro(amount) } });
    expect(customer.account().credit).toEqual(euro(0));
  });
});

describe('a report on an invoice', () => {
  const { status: _, attempts, nextAttemptAt, paid: _paid, paidAt, credited: _credited, ...issued } = reportedInvoice();
  const says = (...invoices: Parameters<typeof reportedInvoice>[0][]) =>
    report({
      ...paid(),
      invoices: [reportedInvoice(), ...invoices.map((one) => reportedInvoice({ ...owed, ...one }))],
    });
  const owed = { invoiceId: 'in_2', status: 'open', attempts, nextAttemptAt, paid: euro(0), paidAt: null } as const;
  const debtor = () => subscriber(says({}));
  const of = { invoiceId: 'in_2' };

  test('records all amounts of the invoice', () =>
    once(subscriber(), says({}), { type: 'InvoiceIssued', data: { ...issued, ...of } }));

  test('records each failed attempt once, and none after the payment', () => {
    const customer = debtor();
    const failed = (attempt: number, at: string | null) => ({
      ...{ type: 'PaymentFailed', data: { ...of, attempt, nextAttemptAt: at } },
    });
    const tomorrow = '2026-12-02T00:00:00.000Z';
    once(customer, says({ attempts: 1, nextAttemptAt: tomorrow }), failed(1, tomorrow));
    expect(customer.account().invoices.in_2).toMatchObject({ attempts: 1, nextAttemptAt: tomorrow });
    once(customer, says({ attempts: 2 }), failed(2, null));
    const done = { status: 'paid', paid: euro(1_999), paidAt } as const;
    const payment = { type: 'InvoicePaid', data: { ...of, paid: euro(1_999), paidAt } };
    once(customer, says({ ...done, attempts: 2 }), payment);
    expect(customer.account().invoices.in_2).toMatchObject({ status: 'paid', attempts: 0, nextAttemptAt: null });
    expect(customer.does(says({ attempts: 2 }))).toEqual([]);
  });

  test('uses the time of issue if the provider has no time of payment', () => {
    const at = { type: 'InvoicePaid', data: { ...of, paid: euro(1_999), paidAt: issued.issuedAt } };
    expect(debtor().decides(says({ status: 'paid', paid: euro(1_999) }))).toEqual([at]);
    const later = '2026-11-09T00:00:00.000Z';
    const paidLater = { type: 'InvoicePaid', data: { ...of, paid: euro(1_999), paidAt: later } };
    expect(debtor().decides(says({ status: 'paid', paid: euro(1_999), paidAt: later }))).toEqual([paidLater]);
  });

  test.each([
    ['void', 'InvoiceVoided', 'void'],
    ['uncollectible', 'InvoiceWrittenOff', 'written_off'],
  ] as const)('records once that it is %s, and no further attempts', (status, type, known) => {
    const customer = subscriber(says({ attempts: 1, nextAttemptAt: '2026-12-02T00:00:00.000Z' }));
    once(customer, says({ status, attempts: 1 }), { type, data: of });
    expect(customer.account().invoices.in_2).toMatchObject({ status: known, attempts: 0, nextAttemptAt: null });
  });

  test('accepts a payment after the invoice was written off', () =>
    expect(subscriber(says({ status: 'uncollectible' })).does(says({ status: 'paid', paid: euro(1_999) }))).toEqual([
      'InvoicePaid',
    ]));

  test('records the refunded sum when it grows', () => {
    const customer = debtor();
    for (const amount of [100, 250])
      once(customer, says({ credited: euro(amount) }), {
        ...{ type: 'InvoiceCredited', data: { ...of, credited: euro(amount) } },
      });
  });
});

describe('orders', () => {
  test('wait separately until the provider has carried them out', () => {
    const customer = subscriber(vat('1', 0), cancel('2'));
    const waiting = { kind: 'cancel', orderId: '2', subscriptionId, when: 'period_end' };
    expect(customer.does(vat('3', 0))).toEqual([]);
    expect(customer.does(settle('9'))).toEqual([]);
    expect(customer.does(settle('1'))).toEqual(['OrderCarriedOut']);
    expect(customer.account().orders).toStrictEqual([waiting]);
    const { vat: before } = customer.account();
    customer.does(settle('2'));
    expect(customer.account()).toMatchObject({ orders: [], vat: before });
    const unknown = { type: 'OrderCarriedOut', data: { orderId: '9' } } as const;
    expect(subscriptionDecider.evolve(customer.account(), unknown).orders).toEqual([]);
  });

  test('settled earlier do not affect the others', () => {
    const customer = subscriber(cancel('1'), vat('2', 0), settle('2'));
    expect(customer.account()).toMatchObject({ orders: [{ orderId: '1' }], vat: { rate: 0 } });
  });

  test('contain everything that the provider needs', () => {
    const quoted = { terms: yearly(), prorationAt: '2026-11-10T00:00:00.000Z' };
    expect(subscriber(change('1', yearly())).account().orders).toEqual([
      { kind: 'change_plan', orderId: '1', subscriptionId, ...quoted },
    ]);
    const credit: SubscriptionEvent = { type: 'VatCreditOrdered', data: { orderId: '1', invoiceIds: ['in_1'] } };
    expect(subscriptionDecider.evolve(newAccount, credit).orders).toEqual([
      { kind: 'credit_vat', orderId: '1', invoiceIds: ['in_1'] },
    ]);
  });

  test('of another kind do not block a change of plan', () =>
    expect(subscriber(vat('1', 0)).does(change('2', yearly()))).toEqual(['PlanChangeOrdered']));

  test('of another kind do not hide an end at the provider', () => {
    const endsAt = '2026-12-01T00:00:00.000Z';
    expect(subscriber(change('1', yearly()), report(paid({ endsAt }))).does(cancel('2'))).toEqual([]);
  });
});

describe('a cancellation or withdrawal with an earlier declaration', () => {
  const declared = (declaredAt: string) => ({ by: 'form', declaredAt }) as const;
  const renewed = () => subscriber(report(paid(nextPeriod)));

  test('in a past period ends the contract now and refunds later charges', () => {
    const since = '2026-11-30T23:59:59.000Z';
    const data = { ...cancel('1').data, ...declared(since) };
    const customer = renewed();
    customer.does({ type: 'OrderCancellation', data });
    expect(customer.events().at(-1)).toStrictEqual({
      ...{ type: 'CancellationOrdered', data: { ...data, when: 'now', payBackSince: since } },
    });
    expect(customer.account().orders).toStrictEqual([
      { kind: 'cancel', orderId: '1', subscriptionId, when: 'now', payBackSince: since },
    ]);
  });

  test('in the current period ends the contract with that period', () => {
    const data = { ...cancel('1').data, ...declared(nextPeriod.periodStart) };
    expect(renewed().decides({ type: 'OrderCancellation', data })).toStrictEqual([
      { type: 'CancellationOrdered', data },
    ]);
    expect(renewed().decides(cancel('1'))).toStrictEqual([{ type: 'CancellationOrdered', data: cancel('1').data }]);
  });

  test('is in time if it was declared in time, and changes nothing after the end', () => {
    const data = { orderId: '1', subscriptionId, ...declared('2026-11-15T23:59:59.000Z') };
    const late = '2026-12-24T00:00:00.000Z';
    expect(subscriber().decides({ type: 'OrderWithdrawal', data }, late)).toStrictEqual([
      { type: 'WithdrawalOrdered', data },
    ]);
    expect(subscriber().decides(withdraw('1'))).toStrictEqual([
      { type: 'WithdrawalOrdered', data: { orderId: '1', subscriptionId } },
    ]);
    expect(subscriber(ended()).does(cancel('1'))).toEqual([]);
  });
});

/** A customer with this history. Returns the types of events of each command, or the code of its refusal. */
function someone(...commands: readonly SubscriptionCommand[]) {
  let account: Account = newAccount;
  const events: ReturnType<typeof subscriptionDecider.decide>[number][] = [];
  const decide = (command: SubscriptionCommand, at: string) => {
    const fresh = command.type === 'RecordReport' && command.data.seen === -1;
    const given = fresh ? { ...command, data: { ...command.data, seen: account.events } } : command;
    try {
      return subscriptionDecider.decide(given, account, new Date(at));
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };
  const now = '2026-11-01T00:00:00.000Z';
  const customer = {
    account: () => account,
    events: () => events,
    decides: (command: SubscriptionCommand, at = now) => decide(command, at),
    does(command: SubscriptionCommand, at = now) {
      const decided = decide(command, at);
      if (typeof decided === 'string') return decided;
      events.push(...decided);
      account = decided.reduce(subscriptionDecider.evolve, account);
      return decided.map(({ type }) => type);
    },
  };
  for (const command of commands) customer.does(command);
  return customer;
}

/** The same report twice makes events only once. */
function once(customer: ReturnType<typeof someone>, said: SubscriptionCommand, ...events: object[]) {
  expect(customer.decides(said)).toEqual(events);
  customer.does(said);
  expect(customer.decides(said)).toEqual([]);
}

const subscriber = (...commands: readonly SubscriptionCommand[]) =>
  someone(start(), open(), report(paid()), ...commands);

function start(checkout = 'c', terms: Partial<Terms> = {}, change = {}): SubscriptionCommand {
  const { acceptedTermsAt: _, ...data } = someCheckout({
    checkoutId: checkout.repeat(32),
    terms: someTerms(terms),
    ...change,
  });
  return { type: 'StartCheckout', data };
}

function open(checkout = 'c'): SubscriptionCommand {
  const data = { checkoutId: checkout.repeat(32), providerCustomerId: 'cus_1', providerSessionId: 'cs_1' };
  return { type: 'ReportCheckoutOpen', data };
}

function abandon(): SubscriptionCommand {
  return { type: 'AbandonCheckout', data: { checkoutId: subscriptionId, reason: 'given_up' } };
}

/** `seen` of -1: requested at this moment. */
function report(change: Partial<Report>): SubscriptionCommand {
  return { type: 'RecordReport', data: someReport({ seen: -1, ...change }) };
}

function paid(change: Parameters<typeof reportedSubscription>[0] = {}) {
  return { subscriptions: [reportedSubscription(change)], invoices: [reportedInvoice()] };
}

function second() {
  return reportedSubscription({ providerSubscriptionId: 'sub_2', subscriptionId: 'e'.repeat(32) });
}

function ended(change = {}): SubscriptionCommand {
  return report(paid({ status: 'canceled', endedAt: '2026-12-01T00:00:00.000Z', ...change }));
}

function cancel(orderId: string, when: 'period_end' | 'now' = 'period_end') {
  return { type: 'OrderCancellation', data: { orderId, subscriptionId, when } } as const;
}

function goOn(orderId: string): SubscriptionCommand {
  return { type: 'OrderContinuation', data: { orderId, subscriptionId } };
}

function change(orderId: string, terms: Terms): SubscriptionCommand {
  const quoted = { prorationAt: '2026-11-10T00:00:00.000Z', dueNow: euro(15_000) };
  return { type: 'OrderPlanChange', data: { orderId, subscriptionId, terms, ...quoted } };
}

function withdraw(orderId: string): SubscriptionCommand {
  return { type: 'OrderWithdrawal', data: { orderId, subscriptionId } };
}

function vat(orderId: string, rate: number): SubscriptionCommand {
  return { type: 'ChangeVat', data: { orderId, vat: { treatment: 'reverse_charge', rate, country: 'AT' } } };
}

function settle(orderId: string, failure: 'payment_declined' | null = null): SubscriptionCommand {
  return { type: 'SettleOrder', data: { orderId, failure } };
}
