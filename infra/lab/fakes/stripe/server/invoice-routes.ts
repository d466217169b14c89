import { attempt, behaviourOf, markPaid, subscriptionOf, voidInvoice } from './billing.ts';
import { decline } from './change-subscription.ts';
import { drawUp } from './draw-up.ts';
import type { CreditNote, Invoice } from './objects.ts';
import { metadataOf, number, text } from './params.ts';
import { prorate } from './prorate.ts';
import { matching, pageOf, type Routes } from './route.ts';
import { listed, shownInvoice } from './shown.ts';
import { changeIn, detailsIn } from './subscription-routes.ts';
import { all, found, invalid, keep, type World } from './world.ts';

/** Invoices, previews, and credit notes. */
export const invoiceRoutes: Routes = {
  'GET /v1/invoices/:id': ({ world, id }) => shownInvoice(found(world, 'invoices', id)),
  'GET /v1/invoices'(call) {
    const rows = matching(all(call.world, 'invoices'), call, ['customer', 'status']);
    return listed('/v1/invoices', rows.map(shownInvoice), pageOf(call));
  },
  'POST /v1/invoices/create_preview'({ world, params }) {
    const subscription = found(world, 'subscriptions', text(params, 'subscription') ?? '');
    const details = detailsIn(params);
    const at = number(details, 'proration_date') ?? world.timeOf(subscription);
    const change = changeIn(world, subscription, { ...details, discounts: params.discounts });
    const { drafts } = prorate(world, subscription, change, at);
    const customer = found(world, 'customers', subscription.customer);
    const after = { ...subscription, discounts: [...change.discounts] };
    const { lines, amounts } = drawUp(world, drafts, { subscription: after, customer, at });
    return {
      object: 'invoice',
      currency: subscription.currency,
      ...amounts,
      // Only a final invoice has an ending balance.
      ending_balance: null,
      lines: { object: 'list', data: lines.map(({ discount: _, tax: __, ...line }) => line), has_more: false },
    };
  },
  'POST /v1/invoices/:id/pay'({ world, id }) {
    const invoice = found(world, 'invoices', id);
    if (invoice.status === 'paid') invalid('Invoice is already paid');
    if (invoice.status !== 'open') invalid('This invoice can no longer be paid.');
    const planned = invoice.next_payment_attempt;
    attempt(world, invoice, world.timeOf(subscriptionOf(world, invoice)));
    if (isPaidOrOnItsWay(invoice)) return shownInvoice(invoice);
    // A manual attempt does not use up an automatic one.
    Object.assign(invoice, { next_payment_attempt: planned });
    if (behaviourOf(world, subscriptionOf(world, invoice)) === 'authenticates')
      return decline('authentication_required', 'The bank asks for authentication.');
    return decline('card_declined', 'Your card was declined.');
  },
  'POST /v1/invoices/:id/void'({ world, id }) {
    const invoice = found(world, 'invoices', id);
    if (invoice.status !== 'open') invalid('You can only void an open invoice.');
    voidInvoice(world, invoice, world.timeOf(invoice));
    return shownInvoice(invoice);
  },
  'POST /v1/credit_notes': ({ world, params }) =>
    credit(world, found(world, 'invoices', text(params, 'invoice') ?? ''), {
      amount: number(params, 'amount') ?? number(params, 'refund_amount') ?? 0,
      credit: number(params, 'credit_amount') ?? 0,
      metadata: metadataOf(params),
    }),
  'GET /v1/credit_notes': (call) =>
    listed('/v1/credit_notes', matching(all(call.world, 'credit_notes'), call, ['invoice', 'customer']), pageOf(call)),
};

const isPaidOrOnItsWay = (invoice: Invoice): boolean => invoice.status === 'paid' || invoice.settles !== null;

function credit(
  world: World,
  invoice: Invoice,
  { amount, credit: kept, metadata }: Readonly<{ amount: number; credit: number; metadata: Record<string, string> }>,
): CreditNote {
  const isPaid = invoice.status === 'paid';
  const left = invoice.total - invoice.post_payment_credit_notes_amount - invoice.pre_payment_credit_notes_amount;
  if (amount <= 0 || amount > left) invalid('The sum of credits is more than the invoice.', 'amount');
  const at = world.timeOf(invoice);
  const note = keep(world, 'credit_notes', {
    ...({
      id: world.nextId('cn'),
      object: 'credit_note',
      created: at,
      status: 'issued',
      amount,
      total: amount,
    } as const),
    ...{ invoice: invoice.id, customer: invoice.customer, currency: invoice.currency, metadata },
    ...{ number: `${invoice.number}-CN`, refunds: isPaid ? [{ amount_refunded: amount - kept }] : [] },
  });
  found(world, 'customers', invoice.customer).balance -= kept;
  if (isPaid) invoice.post_payment_credit_notes_amount += amount;
  else {
    invoice.pre_payment_credit_notes_amount += amount;
    invoice.amount_due -= amount;
    invoice.amount_remaining -= amount;
    if (invoice.amount_due <= 0) markPaid(world, invoice, at);
  }
  world.emit('credit_note.created', note, at);
  return note;
}
