import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import { money } from '#domain/kernel/money.ts';
import { type Account, grantingSubscription, newAccount } from './contract/account.ts';
import { type SubscriptionCommand, subscriptionDecider } from './decider.ts';
import type { Terms } from './events.ts';
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
  test('begins with what was agreed', () => {
    const customer = someone();
    expect(customer.does(start())).toEqual(['CheckoutStarted']);
    expect(customer.account().checkout).toMatchObject({ status: 'started', quote: { total: euro(1_999) } });
  });

  test('sent twice, begins once', () => expect(someone(start()).does(start())).toEqual([]));

  test('keeps another one out until it is over', () => {
    const customer = someone(start(), open());
    expect(customer.does(start('e'))).toBe('conflict');
    customer.does({ type: 'AbandonCheckout', data: { checkoutId: subscriptionId, reason: 'replaced' } });
    expect(customer.does(start('e'))).toEqual(['CheckoutStarted']);
  });

  test('that is over is not opened, abandoned or completed any more', () => {
    const customer = someone(start(), open(), abandon());
    expect(customer.does(abandon())).toEqual([]);
    expect(customer.does(open())).toEqual([]);
    expect(customer.does(report({ checkout: { checkoutId: subscriptionId, status: 'complete' } }))).toEqual([]);
  });

  test('ends by itself where nobody pays in time', () =>
    expect(
      someone(start(), open()).does(report({ checkout: { checkoutId: subscriptionId, status: 'expired' } })),
    ).toEqual(['CheckoutAbandoned']));

  test('is refused while the payment of the last one is under way', () => {
    const paying = someone(start(), open(), report({ checkout: { checkoutId: subscriptionId, status: 'complete' } }));
    expect(paying.does(start('e'))).toBe('payment_pending');
    const pending = someone(start(), open(), report({ subscriptions: [reportedSubscription()] }));
    expect(pending.does(start('e'))).toBe('payment_pending');
  });

  test('is refused where there is a subscription', () =>
    expect(subscriber().does(start('e'))).toBe('subscription_exists'));

  test('is possible again when the subscription has ended, in the same currency', () => {
    const customer = subscriber(ended());
    expect(customer.does(start('e', { unitPrice: money(1_680, 'USD') }))).toBe('currency_fixed');
    expect(customer.does(start('e'))).toEqual(['CheckoutStarted']);
  });
});

describe('a report of the provider', () => {
  test('that is paid starts the subscription and grants it', () => {
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

  test('says the same twice, and that is no news', () => expect(subscriber().does(report(paid()))).toEqual([]));

  test('that was asked for before something was written is refused', () =>
    expect(subscriber().decides({ type: 'RecordReport', data: { ...someReport(paid()), seen: 3 } })).toBe('conflict'));

  test('that is not paid yet grants nothing', () => {
    const invoices = [reportedInvoice({ status: 'open', paid: euro(0), paidAt: null })];
    const customer = someone(start(), open(), report({ ...paid(), invoices }));
    expect(grantingSubscription(customer.account())).toBeUndefined();
  });

  test('grants on the first invoice where the customer pays on invoice', () => {
    const invoices = [reportedInvoice({ status: 'open', paid: euro(0), paidAt: null })];
    const subscriptions = [reportedSubscription({ collection: 'invoice' })];
    const customer = someone(start(), open(), report({ subscriptions, invoices }));
    expect(grantingSubscription(customer.account())?.status).toBe('active');
  });

  test('tells of a renewal, and of the end of a coupon', () => {
    const coupon = { couponId: 'f'.repeat(32), couponCode: 'SPRING', percentOff: 50, amountOff: null, months: 1 };
    const customer = someone(start('c', {}, { coupon }), open(), report(paid({ hasDiscount: true })));
    expect(customer.does(report(paid(nextPeriod)))).toEqual(['SubscriptionRenewed', 'CouponEnded']);
  });

  test('tells of dunning from the first failure to the end', () => {
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
  ])('says why it ended: %s', (reason, endedUnpaid) => {
    const customer = subscriber(ended({ endedUnpaid }));
    expect(customer.events().at(-1)).toMatchObject({ type: 'SubscriptionEnded', data: { reason } });
  });

  test('of a first payment that never came ends what was not granted', () => {
    const invoices = [reportedInvoice({ status: 'void', paid: euro(0), paidAt: null })];
    const subscriptions = [reportedSubscription({ status: 'incomplete_expired' })];
    const customer = someone(start(), open(), report({ subscriptions, invoices }));
    expect(customer.events().at(-1)).toMatchObject({ data: { reason: 'never_paid' } });
  });

  test('after everything else was lost tells the same as step by step', () => {
    const steps = [report(paid()), report(paid({ endsAt: '2026-12-01T00:00:00.000Z' })), ended()];
    const inSteps = someone(start(), open(), ...steps).account();
    const atOnce = someone(start(), open(), ended()).account();
    expect({ ...atOnce, events: 0 }).toEqual({ ...inSteps, events: 0 });
  });

  test('of a second subscription has it ended, once', () => {
    const twice = { ...paid(), subscriptions: [reportedSubscription(), second()] };
    const customer = subscriber();
    expect(customer.does(report(twice))).toEqual(['DuplicateFound']);
    expect(customer.does(report(twice))).toEqual([]);
    expect(customer.account().orders).toMatchObject([{ kind: 'end_duplicate', providerSubscriptionId: 'sub_2' }]);
  });

  test('of what was paid back says how much', () => {
    const invoices = [reportedInvoice({ credited: euro(1_999) })];
    expect(subscriber().does(report({ ...paid(), invoices }))).toEqual(['InvoiceCredited']);
  });
});

describe('a subscriber', () => {
  test('cancels for the end of the period, and once', () => {
    const customer = subscriber();
    expect(customer.does(cancel('1'))).toEqual(['CancellationOrdered']);
    expect(customer.does(cancel('2'))).toEqual([]);
    customer.does(report(paid({ endsAt: '2026-12-01T00:00:00.000Z' })));
    customer.does(settle('1'));
    expect(customer.does(cancel('3'))).toEqual([]);
    expect(customer.does(cancel('4', 'now'))).toEqual(['CancellationOrdered']);
  });

  test('goes on after all, while the period lasts', () => {
    const customer = subscriber(cancel('1'));
    expect(customer.does(goOn('2'))).toEqual(['ContinuationOrdered']);
    expect(customer.does(goOn('3'))).toEqual([]);
    expect(subscriber(cancel('1', 'now')).does(goOn('2'))).toBe('conflict');
    expect(subscriber(ended()).does(goOn('2'))).toBe('conflict');
  });

  test('changes the plan, one change at a time', () => {
    const customer = subscriber();
    expect(customer.does(change('1', yearly()))).toEqual(['PlanChangeOrdered']);
    expect(customer.does(change('2', someTerms({ quantity: 2 })))).toBe('conflict');
    customer.does(settle('1'));
    expect(customer.does(report(paid({ terms: yearly() })))).toEqual(['PlanChanged']);
  });

  test('does not change to what is agreed already', () =>
    expect(subscriber().does(change('1', someTerms()))).toEqual([]));

  test.each([
    ['after a cancellation', [cancel('0')]],
    ['while a payment is overdue', [report(paid({ status: 'past_due' }))]],
    ['after the end', [ended()]],
  ] as const)('does not change the plan %s', (_when, before) =>
    expect(subscriber(...before).does(change('1', yearly()))).toBe('conflict'),
  );

  test('stays in one currency', () =>
    expect(subscriber().does(change('1', someTerms({ unitPrice: money(1_900, 'USD') })))).toBe('currency_fixed'));

  test('withdraws within fourteen days, and once', () => {
    const customer = subscriber();
    expect(customer.decides(withdraw('1'), '2026-11-16T00:00:00.000Z')).toBe('conflict');
    expect(customer.does(withdraw('1'), '2026-11-15T23:59:59.000Z')).toEqual(['WithdrawalOrdered']);
    expect(customer.does(withdraw('2'))).toEqual([]);
    expect(customer.does(goOn('3'))).toBe('conflict');
    expect(customer.does(cancel('4'))).toEqual([]);
    expect(customer.does(cancel('5', 'now'))).toEqual([]);
    expect(customer.does(change('6', yearly()))).toBe('conflict');
    customer.does(ended());
    expect(customer.events().at(-1)).toMatchObject({ data: { reason: 'withdrawn' } });
  });

  test('that is a company does not withdraw', () => {
    const company = someone(start('c', {}, { audience: 'company' }), open(), report(paid()));
    expect(company.does(withdraw('1'))).toBe('conflict');
  });

  test('whose tax changes has the provider told, once', () => {
    const customer = subscriber();
    expect(customer.does(vat('1', 0))).toEqual(['VatChangeOrdered']);
    expect(customer.does(vat('2', 0))).toEqual([]);
    expect(customer.does(settle('1'))).toEqual(['OrderCarriedOut']);
    expect(customer.account().vat).toMatchObject({ rate: 0 });
    expect(someone().does(vat('1', 0))).toEqual([]);
  });

  test('has the order back that the provider refuses', () => {
    const customer = subscriber(change('1', yearly()));
    expect(customer.does(settle('1', 'payment_declined'))).toEqual(['OrderFailed']);
    expect(customer.does(settle('1'))).toEqual([]);
    expect(customer.does(change('2', yearly()))).toEqual(['PlanChangeOrdered']);
  });

  test('orders nothing for a subscription of somebody else', () =>
    expect(subscriber().does({ ...cancel('1'), data: { ...cancel('1').data, subscriptionId: 'e'.repeat(32) } })).toBe(
      'not_found',
    ));
});

/** A customer to whom this happened; answers the types of events of each command, or why it was refused. */
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

function open(): SubscriptionCommand {
  const data = { checkoutId: subscriptionId, providerCustomerId: 'cus_1', providerSessionId: 'cs_1' };
  return { type: 'ReportCheckoutOpen', data };
}

function abandon(): SubscriptionCommand {
  return { type: 'AbandonCheckout', data: { checkoutId: subscriptionId, reason: 'given_up' } };
}

/** `seen` of -1: asked for at this moment. */
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
