import type { TaxPreview, Vat, VatIdStatus } from '#domain/kernel/vat.ts';
import { type Account, liveSubscription } from '#domain/subscriptions/contract/account.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';

type Changed = Readonly<{ before: Vat; after: Vat; vatIdStatus: VatIdStatus | null }>;

/** The amount of each payment of the subscription under another tax. Prices without tax stay as agreed. */
export function taxPreview(account: Account, { before, after, vatIdStatus }: Changed): TaxPreview {
  const live = liveSubscription(account);
  const payment = (vat: Vat) => live && paymentsOf({ ...account, vat }, live)?.next;
  const [was, willBe] = [payment(before), payment(after)];
  return { vatIdStatus, before, after, payment: was && willBe ? { before: was, after: willBe } : null };
}
