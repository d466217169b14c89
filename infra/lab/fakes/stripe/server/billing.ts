import { type Draft, drawUp } from './draw-up.ts';
import type { Applied, Behaviour, Customer, Invoice, Subscription } from './objects.ts';
import { daySeconds } from './periods.ts';
import { all, found, keep, type World } from './world.ts';

/** Days from the first, second and third failed attempt to the next one; after the fourth there is no further attempt. */
const retryDays = [3, 5, 7];
/** Duration of a bank transfer in days. */
const slowDays = 3;

type Reason = Invoice['billing_reason'];

/** Issues an invoice and tries to charge it. */
export function bill(
  world: World,
  subscription: Subscription,
  {
    drafts,
    reason,
    at,
    applies = null,
  }: Readonly<{ drafts: readonly Draft[]; reason: Reason; at: number; applies?: Applied | null }>,
): Invoice {
  const customer = found(world, 'customers', subscription.customer);
  const { lines, amounts } = drawUp(world, drafts, { subscription, customer, at });
  const invoice = keep(world, 'invoices', newInvoice(world, subscription, { customer, at, reason }));
  invoice.applies = applies;
  invoice.lines.data = lines;
  Object.assign(invoice, amounts, { amount_remaining: amounts.amount_due });
  customer.balance = amounts.ending_balance;
  customer.currency ??= subscription.currency;
  found(world, 'subscriptions', subscription.id).latest_invoice = invoice.id;
  world.emit('invoice.finalized', invoice, at);
  if (invoice.amount_due === 0) markPaid(world, invoice, at);
  else if (invoice.collection_method === 'charge_automatically') attempt(world, invoice, at);
  return invoice;
}

function newInvoice(
  world: World,
  subscription: Subscription,
  { customer, at, reason }: Readonly<{ customer: Customer; at: number; reason: Reason }>,
): Invoice {
  const id = world.nextId('in');
  const [item] = subscription.items.data;
  const { collection_method, days_until_due, currency, metadata, test_clock } = subscription;
  const isOnInvoice = collection_method === 'send_invoice';
  return {
    ...({ id, object: 'invoice', created: at, currency, status: 'open', billing_reason: reason } as const),
    ...{ number: `LOCAL-${id.slice(-8).toUpperCase()}`, customer: customer.id, collection_method },
    customer_tax_exempt: customer.tax_exempt,
    customer_name: customer.name,
    customer_address: customer.address && { ...customer.address },
    customer_tax_ids: all(world, 'tax_ids')
      .filter((one) => one.customer === customer.id)
      .map(({ value }) => ({ type: 'eu_vat' as const, value })),
    ...{ subtotal: 0, total_discount_amounts: [], total_excluding_tax: 0, total_taxes: [], total: 0 },
    ...{ starting_balance: 0, ending_balance: 0, amount_due: 0, amount_paid: 0, amount_remaining: 0 },
    ...{ attempt_count: 0, attempted: false, next_payment_attempt: null },
    due_date: isOnInvoice ? at + (days_until_due ?? 14) * daySeconds : null,
    period_start: item?.current_period_start ?? at,
    period_end: item?.current_period_end ?? at,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: { ...metadata } },
    },
    ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0 },
    status_transitions: { finalized_at: at, paid_at: null, voided_at: null },
    hosted_invoice_url: `${world.address()}/invoices/${id}`,
    invoice_pdf: `${world.address()}/invoices/${id}/pdf`,
    ...{ test_clock, livemode: false, settles: null, applies: null },
  };
}

export function behaviourOf(world: World, subscription: Subscription): Behaviour {
  const customer = found(world, 'customers', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? 'declines' : found(world, 'payment_methods', id).behaviour;
}

/** One attempt without the customer: a bank that requires a confirmation refuses. */
export function attempt(world: World, invoice: Invoice, at: number): void {
  const subscription = subscriptionOf(world, invoice);
  const behaviour = behaviourOf(world, subscription);
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  if (behaviour === 'pays') markPaid(world, invoice, at);
  else if (behaviour === 'pays_slowly' || behaviour === 'declines_slowly') {
    invoice.settles = { at: at + slowDays * daySeconds, pays: behaviour === 'pays_slowly' };
    world.emit('invoice.updated', invoice, at);
  } else markFailed(world, invoice, at);
}

/** The money of a slow payment arrives, or comes back. */
export function settle(world: World, invoice: Invoice, at: number): void {
  const pays = invoice.settles?.pays ?? false;
  invoice.settles = null;
  if (pays) markPaid(world, invoice, at);
  else markFailed(world, invoice, at);
}

export function markPaid(world: World, invoice: Invoice, at: number): void {
  const { amount_due } = invoice;
  const isTried = amount_due > 0;
  Object.assign(invoice, {
    ...{ status: 'paid', amount_paid: amount_due, amount_remaining: 0, next_payment_attempt: null, settles: null },
    attempt_count: invoice.attempt_count + (isTried ? 1 : 0),
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  } satisfies Partial<Invoice>);
  world.emit('invoice.paid', invoice, at);
  const subscription = subscriptionOf(world, invoice);
  if (invoice.applies) {
    applyChange(subscription, invoice.applies);
    invoice.applies = null;
    world.emit('customer.subscription.updated', subscription, at);
  }
  if (subscription.latest_invoice === invoice.id) setStatus(world, subscription, 'active', at);
}

export function applyChange(subscription: Subscription, { price, quantity, discounts, period, anchor }: Applied): void {
  const [item] = subscription.items.data;
  const current = { current_period_start: period.start, current_period_end: period.end };
  if (item) Object.assign(item, { price, quantity, ...current });
  Object.assign(subscription, { discounts, pending_update: null });
  if (anchor !== null) Object.assign(subscription, { billing_cycle_anchor: anchor, periods: 0 });
}

export function voidInvoice(world: World, invoice: Invoice, at: number): void {
  Object.assign(invoice, {
    status: 'void',
    next_payment_attempt: null,
    amount_remaining: 0,
    settles: null,
    applies: null,
  });
  invoice.status_transitions.voided_at = at;
  // The credit that the invoice used is available again.
  found(world, 'customers', invoice.customer).balance -= invoice.ending_balance - invoice.starting_balance;
  world.emit('invoice.voided', invoice, at);
}

/** Discards a change that was never confirmed, and voids its open invoices. */
export function discardPending(world: World, subscription: Subscription, at: number): void {
  if (!subscription.pending_update) return;
  subscription.pending_update = null;
  for (const invoice of all(world, 'invoices'))
    if (invoice.applies && invoice.status === 'open' && subscriptionOf(world, invoice).id === subscription.id)
      voidInvoice(world, invoice, at);
}

function markFailed(world: World, invoice: Invoice, at: number): void {
  invoice.attempt_count += 1;
  const subscription = subscriptionOf(world, invoice);
  if (invoice.applies) {
    world.emit('invoice.payment_failed', invoice, at);
    return;
  }
  const isOver = subscription.status === 'canceled';
  const days = isOver ? undefined : retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : at + days * daySeconds;
  world.emit('invoice.payment_failed', invoice, at);
  if (invoice.billing_reason === 'subscription_create')
    endSubscription(world, subscription, { at, status: 'incomplete_expired' });
  else if (days === undefined) endSubscription(world, subscription, { at, reason: 'payment_failed' });
  else setStatus(world, subscription, 'past_due', at);
}

function setStatus(world: World, subscription: Subscription, status: Subscription['status'], at: number): void {
  if (subscription.status === status || subscription.ended_at !== null) return;
  subscription.status = status;
  world.emit('customer.subscription.updated', subscription, at);
}

type End = Readonly<{
  at: number;
  status?: 'canceled' | 'incomplete_expired';
  reason?: Subscription['cancellation_details']['reason'];
}>;

export function endSubscription(
  world: World,
  subscription: Subscription,
  { at, status = 'canceled', reason = 'cancellation_requested' }: End,
): void {
  if (subscription.ended_at !== null) return;
  discardPending(world, subscription, at);
  Object.assign(subscription, { status, ended_at: at, canceled_at: subscription.canceled_at ?? at });
  subscription.cancellation_details = { ...subscription.cancellation_details, reason };
  world.emit('customer.subscription.deleted', subscription, at);
}

export const subscriptionOf = (world: World, invoice: Invoice): Subscription =>
  found(world, 'subscriptions', invoice.parent.subscription_details.subscription);
