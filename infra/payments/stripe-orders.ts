import type Stripe from 'stripe';
import type { Change, ChangePreview, Payments } from './payments.ts';
import { at, type FinalInvoice, idIn, isFinal, moneyOf } from './provided.ts';
import { refusalOf } from './stripe-failures.ts';

type Orders = Pick<
  Payments,
  'previewChange' | 'changePlan' | 'endAtPeriodEnd' | 'endNow' | 'payBack' | 'creditVat' | 'payInvoice'
>;

const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1_000);

/** Changes to an existing subscription. */
export const stripeOrders = (stripe: Stripe): Orders => ({
  async previewChange(change) {
    const items = await itemsOf(stripe, change);
    const preview = await stripe.invoices.createPreview({
      subscription: change.providerSubscriptionId,
      subscription_details: {
        items,
        proration_behavior: 'always_invoice',
        proration_date: seconds(change.prorationAt),
      },
      ...(change.dropsCoupon && { discounts: '' }),
    });
    return previewFrom(preview, change);
  },

  async changePlan(change, orderId) {
    const { providerSubscriptionId: id, dropsCoupon, prorationAt } = change;
    const update = {
      ...{ items: await itemsOf(stripe, change), proration_behavior: 'always_invoice' as const },
      proration_date: seconds(prorationAt),
      ...(dropsCoupon && { discounts: '' as const }),
    };
    try {
      const now = { ...update, payment_behavior: 'error_if_incomplete' as const };
      await stripe.subscriptions.update(id, now, { idempotencyKey: orderId });
      return true;
    } catch (error) {
      if (refusalOf(error) !== 'authentication_required') throw error;
      const later = { ...update, payment_behavior: 'pending_if_incomplete' as const };
      const updated = await stripe.subscriptions.update(id, later, { idempotencyKey: `${orderId}-bank` });
      return updated.pending_update === null;
    }
  },

  async endAtPeriodEnd(providerSubscriptionId, isEnding, idempotencyKey) {
    await stripe.subscriptions.update(providerSubscriptionId, { cancel_at_period_end: isEnding }, { idempotencyKey });
  },

  async endNow(providerSubscriptionId, idempotencyKey) {
    const { ended_at } = await stripe.subscriptions.retrieve(providerSubscriptionId);
    if (ended_at === null)
      await stripe.subscriptions.cancel(providerSubscriptionId, { prorate: false }, { idempotencyKey });
  },

  async payBack(providerSubscriptionId, orderId, which) {
    const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId);
    const owner = typeof customer === 'string' ? customer : customer.id;
    let [kept, currency] = [0, ''];
    for await (const invoice of stripe.invoices.list({ customer: owner, limit: 100 })) {
      const of = invoice.parent?.subscription_details?.subscription;
      if ((typeof of === 'string' ? of : of?.id) !== providerSubscriptionId || !isFinal(invoice)) continue;
      if (which && !isRenewalSince(invoice, which.renewalsSince)) continue;
      // Uses an idempotency key: if two processes handle one order at the same time, it is done once.
      if (invoice.status === 'open')
        await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `${orderId}-void-${invoice.id}` });
      if (invoice.status === 'paid') await credit(stripe, invoice, { key: `${orderId}-${invoice.id}` });
      kept += Math.max(0, -invoice.total);
      currency = invoice.currency;
    }
    // Earlier invoices paid for the credit of a change, and those are being refunded.
    if (kept > 0 && !which)
      await stripe.customers.createBalanceTransaction(
        owner,
        { amount: kept, currency },
        { idempotencyKey: `${orderId}-balance` },
      );
  },

  async creditVat(invoiceIds, orderId) {
    for (const id of invoiceIds) {
      const invoice = await stripe.invoices.retrieve(id);
      if (!isFinal(invoice)) continue;
      const vat = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
      await credit(stripe, invoice, { most: vat, key: `${orderId}-${id}`, memo: 'Reverse charge' });
    }
  },

  async payInvoice(invoiceId) {
    await stripe.invoices.pay(invoiceId);
  },
});

const isRenewalSince = ({ billing_reason, created }: Stripe.Invoice, since: string): boolean =>
  billing_reason === 'subscription_cycle' && created >= seconds(since);

async function itemsOf(stripe: Stripe, { providerSubscriptionId, providerPriceId, quantity }: Change) {
  const { items } = await stripe.subscriptions.retrieve(providerSubscriptionId);
  const [item] = items.data;
  if (!item) throw new TypeError(`subscription ${providerSubscriptionId} has no item`);
  return [{ id: item.id, price: providerPriceId, quantity }];
}

function previewFrom(preview: Stripe.Invoice, { providerPriceId, prorationAt }: Change): ChangePreview {
  const amount = (cents: number) => moneyOf(cents, preview.currency);
  const sum = (parts: readonly { amount: number }[] | null) =>
    (parts ?? []).reduce((total, part) => total + part.amount, 0);
  const bought = preview.lines.data.filter(
    ({ pricing }) => idIn(pricing?.price_details?.price ?? null) === providerPriceId,
  );
  return {
    net: amount(preview.subtotal - sum(preview.total_discount_amounts)),
    vat: amount(sum(preview.total_taxes)),
    total: amount(preview.total),
    dueNow: amount(preview.amount_due),
    // A preview does not contain the balance after it.
    credit: amount(preview.amount_due - preview.total - preview.starting_balance),
    prorationAt,
    renewsAt: at(Math.max(...bought.map(({ period }) => period.end))),
  };
}

type Credit = Readonly<{ key: string; most?: number; memo?: string }>;

/** Credits the rest of an invoice, or at most this amount; the money goes back to the original payment method. */
async function credit(stripe: Stripe, invoice: FinalInvoice, { key, most, memo }: Credit): Promise<void> {
  const before = invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount;
  const amount = Math.min(invoice.total - before, most ?? Number.POSITIVE_INFINITY);
  if (amount <= 0) return;
  const isPaid = invoice.status === 'paid';
  const refund = isPaid ? Math.min(amount, invoice.amount_paid - invoice.post_payment_credit_notes_amount) : 0;
  await stripe.creditNotes.create(
    {
      ...{ invoice: invoice.id, amount, reason: 'order_change' },
      ...(refund > 0 && { refund_amount: refund }),
      ...(isPaid && amount > refund && { credit_amount: amount - Math.max(0, refund) }),
      ...(memo && { memo }),
    },
    { idempotencyKey: key },
  );
}
