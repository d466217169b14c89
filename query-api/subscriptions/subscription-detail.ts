import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { PaymentFailure } from '#domain/kernel/payment-failures.ts';
import type { VatIdStatus } from '#domain/kernel/vat.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import { paymentMethod, subscriptionById, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { checkoutStateOf } from '#domain/subscriptions/contract/checkout-state.ts';
import { checkoutDetail } from '#domain/subscriptions/contract/purchases.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { query } from '../query-area.ts';
import { customerFor } from './customer-for.ts';
import { invoicesOf } from './invoice-rows.ts';
import { shownSubscription } from './shown-subscription.ts';

type Row = Readonly<{
  account: Account;
  vat_id_status: VatIdStatus | null;
  refusal: Readonly<{ failure: PaymentFailure | 'gone'; at: string }> | null;
}>;

async function accountOf(pool: Pool, customerId: string): Promise<Row | undefined> {
  const text = `select account, refusal, coalesce(company_list.vat_status, vat_id_status) as vat_id_status
    from subscriptions.customer left join companies.company_list on company_list.id = customer_id where customer_id = $1`;
  return (await pool.query<Row>(text, [customerId])).rows[0];
}

async function shown(pool: Pool, customerId: string, { account, vat_id_status: vatIdStatus }: Row, id: string) {
  const subscription = account.subscriptions.find(({ subscriptionId }) => subscriptionId === id) ?? refuse('not_found');
  const { rows } = await pool.query<{ published: { prices: { providerPriceId: string }[] } | null }>(
    'select published from products.product_list where id = $1',
    [subscription.terms.productId],
  );
  const invoices = (await invoicesOf(pool, customerId)).filter(({ subscriptionId }) => subscriptionId === id);
  return shownSubscription({
    customerId,
    account,
    vatIdStatus,
    subscription,
    invoices,
    published: rows[0]?.published ?? null,
  });
}

export const ownQuery = query(subscriptionDetail, {
  allow: 'signedIn',
  async answer({ userId, query: of }, pool) {
    const customerId = await customerFor(pool, userId(), of);
    const row = await accountOf(pool, customerId);
    if (!row) return { subscription: null, checkout: null, currency: null, refusal: null };
    const { account, refusal } = row;
    const last = account.subscriptions.at(-1);
    return {
      subscription: last ? await shown(pool, customerId, row, last.subscriptionId) : null,
      checkout: account.checkout && checkoutIn(account, account.checkout.checkoutId),
      currency: account.currency,
      refusal,
    };
  },
});

export const subscriptionQuery = query(subscriptionById, {
  allow: 'signedIn',
  async answer({ params: { id }, userId, query: of }, pool) {
    const customerId = await customerFor(pool, userId(), of);
    return shown(pool, customerId, (await accountOf(pool, customerId)) ?? refuse('not_found'), id);
  },
});

export const checkoutQuery = query(checkoutDetail, {
  allow: 'signedIn',
  async answer({ params: { id }, userId, query: of }, pool) {
    const { account } = (await accountOf(pool, await customerFor(pool, userId(), of))) ?? refuse('not_found');
    return checkoutIn(account, id) ?? refuse('not_found');
  },
});

function checkoutIn(account: Account, id: string) {
  const state = checkoutStateOf(account, id, new Date());
  const { checkout, subscriptions } = account;
  const own = checkout?.checkoutId === id ? checkout : undefined;
  const terms = own?.terms ?? subscriptions.find(({ subscriptionId }) => subscriptionId === id)?.terms;
  if (!state || !terms) return null;
  const { productId, productName, interval, unitPrice } = terms;
  return { checkoutId: id, state, productId, productName, interval, total: own?.quote.total ?? unitPrice };
}

export const paymentMethodQuery = ({ payments }: Readonly<{ payments: Payments | undefined }>) =>
  query(paymentMethod, {
    allow: 'signedIn',
    async answer({ params: { id }, userId, query: of }, pool) {
      const row = (await accountOf(pool, await customerFor(pool, userId(), of))) ?? refuse('not_found');
      const subscription = row.account.subscriptions.find(({ subscriptionId }) => subscriptionId === id);
      const { providerSubscriptionId } = subscription ?? refuse('not_found');
      const provider = payments ?? refuse('payments_not_set_up');
      const { providerCustomerId } = row.account;
      const billedTo = providerCustomerId === null ? null : await provider.billedTo(providerCustomerId);
      return {
        method: await provider.paymentMethod(providerSubscriptionId),
        billedTo: billedTo && { ...billedTo, address: [...billedTo.address] },
      };
    },
  });
