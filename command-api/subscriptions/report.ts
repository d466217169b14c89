import { refuse } from '#domain/kernel/errors.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import type { Terms } from '#domain/subscriptions/events.ts';
import type { Report, ReportedSubscription } from '#domain/subscriptions/provider-report.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Payments, ProvidedSubscription } from '#infra/payments/payments.ts';
import { loadProduct } from './for-sale.ts';

type Tools = Readonly<{ store: Pick<EventStore, 'readStream'>; payments: Payments }>;

const ours = /^[0-9a-f]{32}$/;

/** The customer's state at the provider. Ignores subscriptions that were not made by a checkout of ours. */
export async function reportOf(tools: Tools, account: Account, providerCustomerId: string): Promise<Report> {
  const { events: seen, checkout } = account;
  const providerSessionId = checkout?.providerSessionId ?? null;
  const provided = await tools.payments.customer({ providerCustomerId, providerSessionId });
  const own = provided.subscriptions.filter(({ subscriptionId }) => ours.test(subscriptionId));
  const subscriptions: ReportedSubscription[] = [];
  for (const subscription of own) subscriptions.push(await reported(tools, account, subscription));
  const invoices = provided.invoices.map((invoice) => ({
    ...invoice,
    subscriptionId: ours.test(invoice.subscriptionId ?? '') ? invoice.subscriptionId : null,
  }));
  return {
    seen,
    checkout: checkout && provided.checkout && { checkoutId: checkout.checkoutId, status: provided.checkout },
    subscriptions,
    invoices,
    credit: provided.credit,
  };
}

async function reported(tools: Tools, account: Account, provided: ProvidedSubscription): Promise<ReportedSubscription> {
  const { productId, interval, unitPrice, quantity, ...rest } = provided;
  return { ...rest, terms: await termsOf(tools, account, provided) };
}

/** The terms as agreed here. If the subscription was changed at the provider itself, the plan's current terms. */
async function termsOf(tools: Tools, account: Account, provided: ProvidedSubscription): Promise<Terms> {
  const known = account.subscriptions.find((one) => one.subscriptionId === provided.subscriptionId);
  const ordered = account.orders.flatMap((order) => (order.kind === 'change_plan' ? [order.terms] : []));
  const bought = account.checkout?.checkoutId === provided.subscriptionId ? [account.checkout.terms] : [];
  const agreed = [...(known ? [known.terms] : []), ...ordered, ...bought].find((terms) => isOf(terms, provided));
  if (agreed) return agreed;
  const { productId, interval, quantity, unitPrice } = provided;
  const { plan } = (await loadProduct(tools, productId)) ?? refuse('not_found');
  const { name: productName, benefits, maxSeats } = plan;
  return { productId, productName, benefits, maxSeats, interval, quantity, unitPrice };
}

const isOf = ({ productId, interval, quantity, unitPrice }: Terms, provided: ProvidedSubscription): boolean =>
  productId === provided.productId &&
  interval === provided.interval &&
  quantity === provided.quantity &&
  unitPrice.amount === provided.unitPrice.amount &&
  unitPrice.currency === provided.unitPrice.currency;
