import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { isPaymentFailure } from '#domain/kernel/payment-failures.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { Account, Order, Subscription } from '#domain/subscriptions/contract/account.ts';
import type { SubscriptionEvents } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { loadCompany } from './buyers.ts';
import { couponGoesWith } from './coupon-use.ts';
import { loadProduct, providedPrice } from './for-sale.ts';

type Tools = Readonly<{ store: Pick<EventStore, 'readStream'>; payments: Payments; customerId: string }>;
type Failure = SubscriptionEvents['OrderFailed']['failure'] | null;

/** Carries out an order at the provider; repeats count once. Returns null, or why it failed for good. Throws if a retry may help. */
export async function carryOut(tools: Tools, account: Account, order: Order): Promise<Failure> {
  try {
    return await tell(tools, account, order);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (isPaymentFailure(error.code)) return error.code;
    if (error.code === 'not_found') return 'gone';
    throw error;
  }
}

/** Null if it is done. */
async function tell(tools: Tools, account: Account, order: Order): Promise<Failure> {
  const { payments } = tools;
  const { orderId } = order;
  switch (order.kind) {
    case 'vat': {
      const live = account.subscriptions.findLast(({ status }) => status !== 'ended');
      const providerCustomerId = account.providerCustomerId ?? refuse('not_found');
      const providerSubscriptionId = live?.providerSubscriptionId ?? null;
      const vatId = await vatIdOf(tools, account);
      await payments.setVat({ providerCustomerId, providerSubscriptionId, vat: order.vat, vatId });
      return null;
    }
    case 'credit_vat':
      await payments.creditVat(order.invoiceIds, orderId);
      return null;
    case 'end_duplicate':
      await payments.endNow(order.providerSubscriptionId, orderId);
      await payments.payBack(order.providerSubscriptionId, orderId);
      return null;
    case 'withdraw': {
      const { providerSubscriptionId } = ordered(account, order);
      await payments.endNow(providerSubscriptionId, orderId);
      await payments.payBack(providerSubscriptionId, orderId);
      return null;
    }
    default:
      return tellOfLive(tools, ordered(account, order), order);
  }
}

/** The VAT id for invoices: of the company, or of a person who buys for a business. Null if there is none or it was erased. */
async function vatIdOf(
  tools: Pick<Tools, 'store' | 'customerId'>,
  { audience, vatId }: Account,
): Promise<string | null> {
  const named = audience === 'company' ? (await loadCompany(tools, tools.customerId))?.vatId : vatId?.vatId;
  return named === undefined || isErased(named) ? null : named;
}

type OfLive = Extract<Order, { kind: 'cancel' | 'continue' | 'change_plan' }>;

async function tellOfLive(
  tools: Tools,
  { providerSubscriptionId: id, ...subscription }: Subscription,
  order: OfLive,
): Promise<Failure> {
  const { payments } = tools;
  const hasEnded = subscription.status === 'ended';
  switch (order.kind) {
    case 'cancel':
      if (order.when === 'now') await payments.endNow(id, order.orderId);
      else if (!hasEnded) await payments.endAtPeriodEnd(id, true, order.orderId);
      if (order.payBackSince) await payments.payBack(id, order.orderId, { renewalsSince: order.payBackSince });
      return null;
    case 'continue':
      // The subscription ended before the order reached the provider.
      if (hasEnded) return refuse('not_found');
      await payments.endAtPeriodEnd(id, false, order.orderId);
      return null;
    case 'change_plan':
      if (hasEnded) return refuse('not_found');
      return (await payments.changePlan(
        await changeOf(tools, { providerSubscriptionId: id, ...subscription }, order),
        order.orderId,
      ))
        ? null
        : 'authentication_required';
  }
}

/** The change as the provider needs it, for the preview and the order. @throws not_found if the provider has no such price */
export async function changeOf(
  tools: Pick<Tools, 'store'>,
  { providerSubscriptionId, coupon }: Pick<Subscription, 'providerSubscriptionId' | 'coupon'>,
  { terms, prorationAt }: Pick<Extract<Order, { kind: 'change_plan' }>, 'terms' | 'prorationAt'>,
) {
  const product = await loadProduct(tools, terms.productId);
  const { providerPriceId } = (product && providedPrice(product, terms)) ?? refuse('not_found');
  const dropsCoupon = coupon !== null && !(await couponGoesWith(tools, coupon.couponId, terms));
  return { providerSubscriptionId, providerPriceId, quantity: terms.quantity, dropsCoupon, prorationAt };
}

const ordered = (account: Account, { subscriptionId }: Readonly<{ subscriptionId: string }>): Subscription =>
  account.subscriptions.find((one) => one.subscriptionId === subscriptionId) ?? refuse('not_found');
