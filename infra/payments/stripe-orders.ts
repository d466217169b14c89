import type Stripe from 'stripe';
import type { Change, ChangePreview, Payments } from './payments.ts';
import { isFinal, moneyOf } from './provided.ts';

type Orders = Pick<Payments, 'previewChange' | 'changePlan' | 'endAtPeriodEnd' | 'endNow' | 'payBack' | 'payInvoice'>;

const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1_000);

/** What changes a subscription that is there. */
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
    return previewFrom(preview, change.prorationAt);
  },

  async changePlan(change, orderId) {
    const items = await itemsOf(stripe, change);
    await stripe.subscriptions.update(
      change.providerSubscriptionId,
      {
        items,
        ...{ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
        proration_date: seconds(change.prorationAt),
        ...(change.dropsCoupon && { discounts: '' }),
      },
      { idempotencyKey: orderId },
    );
  },

  async endAtPeriodEnd(providerSubscriptionId, isEnding, idempotencyKey) {
    await stripe.subscriptions.update(providerSubscriptionId, { cancel_at_period_end: isEnding }, { idempotencyKey });
  },

  async endNow(providerSubscriptionId, idempotencyKey) {
    const { ended_at } = await stripe.subscriptions.retrieve(providerSubscriptionId);
    if (ended_at === null)
      await stripe.subscriptions.cancel(providerSubscriptionId, { prorate: false }, { idempotencyKey });
  },

  async payBack(providerSubscriptionId, orderId) {
    const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId);
    const owner = typeof customer === 'string' ? customer : customer.id;
    for await (const invoice of stripe.invoices.list({ customer: owner, limit: 100 })) {
      const of = invoice.parent?.subscription_details?.subscription;
      if ((typeof of === 'string' ? of : of?.id) !== providerSubscriptionId || !isFinal(invoice)) continue;
      // By a key: two who look after the same order at once do it once.
      if (invoice.status === 'open')
        await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `${orderId}-void-${invoice.id}` });
      if (invoice.status === 'paid') await creditWhole(stripe, invoice, orderId);
    }
  },

  async payInvoice(invoiceId) {
    await stripe.invoices.pay(invoiceId);
  },
});

async function itemsOf(stripe: Stripe, { providerSubscriptionId, providerPriceId, quantity }: Change) {
  const { items } = await stripe.subscriptions.retrieve(providerSubscriptionId);
  const [item] = items.data;
  if (!item) throw new TypeError(`subscription ${providerSubscriptionId} has no item`);
  return [{ id: item.id, price: providerPriceId, quantity }];
}

function previewFrom(preview: Stripe.Invoice, prorationAt: string): ChangePreview {
  const amount = (cents: number) => moneyOf(cents, preview.currency);
  const sum = (parts: readonly { amount: number }[] | null) =>
    (parts ?? []).reduce((total, part) => total + part.amount, 0);
  return {
    net: amount(preview.subtotal - sum(preview.total_discount_amounts)),
    vat: amount(sum(preview.total_taxes)),
    total: amount(preview.total),
    dueNow: amount(preview.amount_due),
    lines: preview.lines.data.map((line) => ({ description: line.description ?? '', amount: amount(line.amount) })),
    prorationAt,
  };
}

/** What is left of it to be credited; money goes back the way that it came. */
async function creditWhole(stripe: Stripe, invoice: Stripe.Invoice & { id: string }, orderId: string): Promise<void> {
  const left = invoice.total - invoice.pre_payment_credit_notes_amount - invoice.post_payment_credit_notes_amount;
  if (left <= 0) return;
  const refund = Math.min(left, invoice.amount_paid);
  await stripe.creditNotes.create(
    {
      ...{ invoice: invoice.id, amount: left, reason: 'order_change' },
      ...(refund > 0 && { refund_amount: refund }),
      ...(left > refund && { credit_amount: left - refund }),
    },
    { idempotencyKey: `${orderId}-${invoice.id}` },
  );
}
