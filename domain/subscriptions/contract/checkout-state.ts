import type { Account, Checkout } from './account.ts';

export type CheckoutStatus = 'open' | 'pending' | 'active' | 'failed' | 'expired' | 'abandoned';

type Known = Pick<Account, 'checkout' | 'subscriptions' | 'invoices'>;

/** Status of a purchase; null if the customer has no such purchase. */
export function checkoutStateOf({ checkout, subscriptions, invoices }: Known, id: string, now: Date) {
  const subscription = subscriptions.find(({ subscriptionId }) => subscriptionId === id);
  if (!subscription) return checkout?.checkoutId === id ? stateOf(checkout, now) : null;
  switch (subscription.status) {
    case 'pending':
      return 'pending';
    case 'suspended':
      return 'failed';
    case 'ended':
      return Object.values(invoices).some((one) => one.subscriptionId === id && one.status === 'paid')
        ? 'abandoned'
        : 'failed';
    default:
      return 'active';
  }
}

function stateOf({ status, expiresAt }: Checkout, now: Date): CheckoutStatus {
  if (status === 'complete') return 'pending';
  if (status === 'abandoned') return new Date(expiresAt) <= now ? 'expired' : 'abandoned';
  return 'open';
}
