import type { Pool, PoolClient } from 'pg';
import type { Account } from '#domain/subscriptions/contract/account.ts';

/** Stores in `ops.customer` the customer's id at the provider, and whether the hourly check includes the account. */
export async function keepCustomer(client: PoolClient, customerId: string, account: Account): Promise<void> {
  await client.query(
    `insert into ops.customer values ($1, $2, $3) on conflict (customer_id)
       do update set is_watched = excluded.is_watched,
         provider_customer_id = coalesce(excluded.provider_customer_id, customer.provider_customer_id)`,
    [customerId, account.providerCustomerId, isWatched(account)],
  );
}

/** Stores the id before the customer can do anything at the provider. */
export const noteCustomerIn =
  (pool: Pool) =>
  async (customerId: string, providerCustomerId: string): Promise<void> => {
    await pool.query(
      `insert into ops.customer values ($1, $2, true) on conflict (customer_id)
         do update set provider_customer_id = excluded.provider_customer_id, is_watched = true`,
      [customerId, providerCustomerId],
    );
  };

/** Whether something may change at the provider, or an order is open here. */
function isWatched({ checkout, subscriptions, orders, invoices, vatId }: Account): boolean {
  const isBuying = checkout !== null && checkout.status !== 'abandoned';
  const hasOpen = Object.values(invoices).some(({ status }) => status === 'open');
  const goesOn = subscriptions.some(({ status }) => status !== 'ended');
  return (isBuying && subscriptions.every((one) => one.subscriptionId !== checkout.checkoutId)) || hasOpen || goesOn
    ? true
    : orders.length > 0 || vatId?.status === 'unchecked';
}

/** Undefined if the customer is not ours. The hourly check covers customers whose id is not stored yet. */
export async function customerOf(pool: Pool, providerCustomerId: string): Promise<string | undefined> {
  const text = 'select customer_id as id from ops.customer where provider_customer_id = $1';
  return (await pool.query<{ id: string }>(text, [providerCustomerId])).rows[0]?.id;
}

export async function watchedCustomers(pool: Pool): Promise<readonly string[]> {
  const text = 'select customer_id as id from ops.customer where is_watched order by customer_id';
  return (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
}
