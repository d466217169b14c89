import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from '#domain/kernel/message.ts';
import { liveSubscription } from '#domain/subscriptions/contract/account.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { invoiceListModel } from '#projections/subscriptions/invoice-list.ts';
import type { MoneyWorld } from './money-world.ts';

/** Differences between provider, log and screens, to the cent. Call it after everything has settled. */
export async function disagreements(world: MoneyWorld): Promise<readonly string[]> {
  const account = await world.account();
  const { customers, invoices, credit_notes, subscriptions } = world.server.world.kept.tables;
  const shown = shownInvoices(await world.events());
  const found: string[] = [];
  const same = (what: string, provided: unknown, ours: unknown) => {
    if (!isDeepStrictEqual(provided, ours))
      found.push(`${what}: the provider has ${JSON.stringify(provided)}, and we have ${JSON.stringify(ours)}`);
  };
  const issued = Object.values(invoices);
  same('invoices', issued.map(({ id }) => id).sort(), Object.keys(account.invoices).sort());
  same('invoices on the screen', issued.length, shown.size);
  for (const invoice of issued) {
    const ours = account.invoices[invoice.id];
    const row = shown.get(invoice.id);
    const credited = invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount;
    const provided = { status: invoice.status, total: invoice.total, paid: invoice.amount_paid, credited };
    const logged = ours && {
      ...ours,
      total: ours.total.amount,
      paid: ours.paid.amount,
      credited: ours.credited.amount,
    };
    same(`${invoice.id} in the log`, provided, logged && pick(logged));
    same(`${invoice.id} on the screen`, provided, row && pick({ ...row, total: row.issued.total.amount }));
  }
  const balance = Object.values(customers).reduce((sum, customer) => sum + customer.balance, 0);
  same('credit', 0 - balance, account.credit?.amount ?? 0);
  const paid = issued.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
  const refunded = Object.values(credit_notes)
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  if (refunded > paid) found.push(`${refunded} went back, and only ${paid} was paid`);
  const areAllWithdrawn = account.subscriptions.every(({ isWithdrawn }) => isWithdrawn);
  if (areAllWithdrawn) same('money of somebody who withdrew from everything', [paid, 0], [refunded, 0 - balance]);
  const live = liveSubscription(account);
  const next = live && paymentsOf(account, live)?.next;
  const item = Object.values(subscriptions).find(({ id }) => id === live?.providerSubscriptionId)?.items.data[0];
  if (next && item)
    same('the next payment before discount', item.price.unit_amount * item.quantity, next.subtotal.amount);
  return found;
}

type Amounts = Readonly<{ status: string; total: number; paid: number; credited: number }>;
const pick = ({ status, total, paid, credited }: Amounts): Amounts => ({ status, total, paid, credited });

function shownInvoices(events: readonly Recorded<SubscriptionEvent>[]) {
  type Row = NonNullable<ReturnType<typeof invoiceListModel.fold>>;
  const rows = new Map<string, Row>();
  for (const event of events)
    for (const key of invoiceListModel.keys(event) as readonly string[]) {
      const row = invoiceListModel.fold(rows.get(key), event);
      if (row) rows.set(key, row);
    }
  return rows;
}
