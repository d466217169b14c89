import { money } from '#domain/kernel/money.ts';
import {
  type Account,
  type Checkout,
  type Invoice,
  noBilling,
  type Order,
  type Subscription,
} from './contract/account.ts';
import { couponEnd } from './contract/payments.ts';
import type { SubscriptionEvent } from './events.ts';

export function evolveAccount(account: Account, event: SubscriptionEvent): Account {
  const counted = { ...account, events: account.events + 1 };
  return [evolveCheckout, evolveSubscriptions, evolveInvoices, evolveOrders].reduce(
    (known, evolve) => evolve(known, event),
    counted,
  );
}

function evolveCheckout(account: Account, { type, data }: SubscriptionEvent): Account {
  const put = (changes: Partial<Checkout>) =>
    account.checkout ? { ...account, checkout: { ...account.checkout, ...changes } } : account;
  switch (type) {
    case 'CheckoutStarted': {
      const checkout = { ...data, providerSessionId: null, status: 'started' as const };
      const { audience, vat, isBusiness = false } = data;
      return { ...account, audience, vat, isBusiness, vatId: isBusiness ? account.vatId : null, checkout };
    }
    case 'CheckoutOpened': {
      const { providerCustomerId, providerSessionId } = data;
      return { ...put({ status: 'open', providerSessionId }), providerCustomerId };
    }
    case 'BuyerVatIdGiven':
      return { ...account, isBusiness: true, vatId: data };
    case 'BuyerVatIdChecked':
      return { ...account, vatId: account.vatId && { ...account.vatId, status: data.status } };
    case 'CheckoutCompleted':
      return put({ status: 'complete' });
    case 'CheckoutAbandoned':
      return put({ status: 'abandoned' });
    default:
      return account;
  }
}

function evolveSubscriptions(account: Account, event: SubscriptionEvent): Account {
  if (event.type === 'SubscriptionStarted') {
    const started = { status: 'pending', endsAt: null, endedAt: null, paymentKind: null, isWithdrawn: false } as const;
    const currency = account.currency ?? event.data.terms.unitPrice.currency;
    const { coupon, startedAt, couponEndsAt = couponEnd(coupon, startedAt) } = event.data;
    const isConsumer = account.audience === 'private' && !account.checkout?.isBusiness;
    const subscription = { ...event.data, couponEndsAt, isConsumer, billing: noBilling, ...started };
    return { ...account, currency, subscriptions: [...account.subscriptions, subscription] };
  }
  const changes = changesOf(event);
  if (!changes || !('subscriptionId' in event.data)) return account;
  const { subscriptionId } = event.data;
  const subscriptions = account.subscriptions.map((one) =>
    one.subscriptionId === subscriptionId ? { ...one, ...changes } : one,
  );
  return { ...account, subscriptions };
}

function changesOf({ type, data }: SubscriptionEvent): Partial<Subscription> | undefined {
  switch (type) {
    case 'SubscriptionActivated':
    case 'PaymentCaughtUp':
      return { status: 'active' };
    case 'SubscriptionRenewed':
      return { periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'PlanChanged':
      return { terms: data.terms, periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'CouponEnded':
      return { coupon: null, couponEndsAt: null };
    case 'PaymentOverdue':
      return { status: 'past_due' };
    case 'SubscriptionSuspended':
      return { status: 'suspended' };
    case 'CancellationScheduled':
      return { endsAt: data.endsAt };
    case 'CancellationWithdrawn':
      return { endsAt: null };
    case 'SubscriptionEnded':
      return { status: 'ended', endedAt: data.endedAt, endsAt: null };
    case 'PaymentMethodChanged':
      return { paymentKind: data.kind };
    case 'BillingChanged': {
      const { subscriptionId: _, ...billing } = data;
      return { billing };
    }
    case 'WithdrawalOrdered':
      return { isWithdrawn: true };
    default:
      return undefined;
  }
}

/** No further attempt is due. */
const settled = { attempts: 0, nextAttemptAt: null };

function evolveInvoices(account: Account, { type, data }: SubscriptionEvent): Account {
  const put = (invoiceId: string, changes: Partial<Invoice>) => {
    const invoice = account.invoices[invoiceId];
    return invoice
      ? { ...account, invoices: { ...account.invoices, [invoiceId]: { ...invoice, ...changes } } }
      : account;
  };
  switch (type) {
    case 'InvoiceIssued': {
      const { invoiceId, subscriptionId, issuedAt, vat, total } = data;
      const nothing = money(0, total.currency);
      const unpaid = { status: 'open', attempts: 0, nextAttemptAt: null, paid: nothing, credited: nothing } as const;
      const issued = { subscriptionId, issuedAt, vat, total };
      return { ...account, invoices: { ...account.invoices, [invoiceId]: { ...issued, ...unpaid } } };
    }
    case 'InvoicePaid':
      return put(data.invoiceId, { status: 'paid', paid: data.paid, ...settled });
    case 'PaymentFailed':
      return put(data.invoiceId, { attempts: data.attempt, nextAttemptAt: data.nextAttemptAt });
    case 'InvoiceVoided':
      return put(data.invoiceId, { status: 'void', ...settled });
    case 'InvoiceWrittenOff':
      return put(data.invoiceId, { status: 'written_off', ...settled });
    case 'InvoiceCredited':
      return put(data.invoiceId, { credited: data.credited });
    case 'CreditChanged':
      return { ...account, credit: data.credit };
    default:
      return account;
  }
}

function evolveOrders(account: Account, event: SubscriptionEvent): Account {
  const order = orderOf(event);
  if (order?.kind === 'end_duplicate') {
    const duplicates = [...account.duplicates, order.providerSubscriptionId];
    return { ...account, duplicates, orders: [...account.orders, order] };
  }
  if (order) return { ...account, orders: [...account.orders, order] };
  if (event.type !== 'OrderCarriedOut' && event.type !== 'OrderFailed') return account;
  const settled = account.orders.find(({ orderId }) => orderId === event.data.orderId);
  const orders = account.orders.filter((one) => one !== settled);
  return { ...account, orders, ...(settled?.kind === 'vat' && { vat: settled.vat }) };
}

function orderOf({ type, data }: SubscriptionEvent): Order | undefined {
  switch (type) {
    case 'CancellationOrdered': {
      const { orderId, subscriptionId, when, payBackSince } = data;
      return { kind: 'cancel', orderId, subscriptionId, when, ...(payBackSince && { payBackSince }) };
    }
    case 'ContinuationOrdered':
      return { kind: 'continue', orderId: data.orderId, subscriptionId: data.subscriptionId };
    case 'PlanChangeOrdered': {
      const { orderId, subscriptionId, terms, prorationAt } = data;
      return { kind: 'change_plan', orderId, subscriptionId, terms, prorationAt };
    }
    case 'WithdrawalOrdered':
      return { kind: 'withdraw', orderId: data.orderId, subscriptionId: data.subscriptionId };
    case 'VatChangeOrdered':
      return { kind: 'vat', orderId: data.orderId, vat: data.vat };
    case 'VatCreditOrdered':
      return { kind: 'credit_vat', orderId: data.orderId, invoiceIds: data.invoiceIds };
    case 'DuplicateFound':
      return { kind: 'end_duplicate', orderId: data.orderId, providerSubscriptionId: data.providerSubscriptionId };
    default:
      return undefined;
  }
}
