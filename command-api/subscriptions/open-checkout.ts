import { couponDecider } from '#command-api/coupons/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Account, Checkout } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { Send } from '../command-area.ts';
import { couponCommand, providedCoupon } from './coupon-use.ts';
import { loadProduct, providedPrice } from './for-sale.ts';
import type { Customer, PurchaseTools } from './purchase-tools.ts';
import { loadAccount } from './stored-account.ts';

/** Reserves the coupon and opens the checkout at the provider. A repeat returns the same page. */
export async function openCheckout(
  tools: PurchaseTools,
  customer: Customer,
  checkoutId: string,
  send: Send,
): Promise<string> {
  const account = await loadAccount(tools, customer.customerId);
  const { checkout } = account;
  if (checkout?.checkoutId !== checkoutId) return refuse('conflict');
  const known = checkout.providerSessionId && (await tools.payments.checkoutPage(checkout.providerSessionId));
  if (known) return known;
  if (checkout.status !== 'started') return refuse('conflict');
  const giveUp = (reason: 'given_up') =>
    send(abandoning(customer.customerId, { checkoutId, reason }), `give up ${checkoutId}`);
  await hold(tools, { customer, checkout, send }).catch(async (error: unknown) => {
    if (error instanceof DomainError) await giveUp('given_up');
    throw error;
  });
  const providerCustomerId = await customerAt(tools.payments, customer, { ...account, checkout });
  await tools.noteCustomer(customer.customerId, providerCustomerId);
  const opened = await tools.payments.openCheckout({
    ...(await sold(tools, checkout)),
    ...{ checkoutId, providerCustomerId, vat: checkout.vat, locale: customer.locale, expiresAt: checkout.expiresAt },
    ...pagesOf(tools.publicUrl(), checkoutId, customer),
  });
  const { providerSessionId } = opened;
  const data = { checkoutId, providerCustomerId, providerSessionId };
  const stream = streamOf('subscription', customer.customerId);
  const command = { type: 'ReportCheckoutOpen', data } as const;
  const { state } = await send({ stream, decider: subscriptionDecider, command }, `opened ${checkoutId}`);
  const isCurrent = state.checkout?.checkoutId === checkoutId && state.checkout.status === 'open';
  const url = isCurrent ? await tools.payments.checkoutPage(providerSessionId) : null;
  if (url) return url;
  // Another choice replaced this checkout meanwhile.
  await tools.payments.closeCheckout(providerSessionId);
  await release(checkout, send);
  return refuse('conflict');
}

type Holding = Readonly<{ customer: Customer; checkout: Checkout; send: Send }>;

/** @throws coupon_used_up if other customers were faster */
async function hold(tools: PurchaseTools, { customer: { customerId }, checkout, send }: Holding): Promise<void> {
  const { checkoutId, coupon, terms } = checkout;
  if (!coupon) return;
  const command = couponCommand('ReserveCoupon', { checkoutId, customerId, terms });
  await send({ stream: streamOf('coupon', coupon.couponId), decider: couponDecider, command }, `hold ${checkoutId}`);
  const provided = await providedCoupon(tools, coupon.couponId);
  if (provided) await tools.payments.ensureCoupon(provided);
}

async function release({ checkoutId, coupon }: Checkout, send: Send): Promise<void> {
  if (!coupon) return;
  const command = { type: 'ReleaseCoupon', data: { checkoutId } } as const;
  await send({ stream: streamOf('coupon', coupon.couponId), decider: couponDecider, command }, `release ${checkoutId}`);
}

async function customerAt(payments: Payments, customer: Customer, account: Account & { checkout: Checkout }) {
  const { providerCustomerId, checkout, vatId } = account;
  const { vat, checkoutId } = checkout;
  if (providerCustomerId) {
    await payments.setVat({
      providerCustomerId,
      providerSubscriptionId: null,
      vat,
      vatId: customer.company?.vatId ?? vatId?.vatId ?? null,
    });
    return providerCustomerId;
  }
  const { customerId, email, name, locale } = customer;
  return payments.createCustomer({
    customerId,
    checkoutId,
    email,
    name,
    locale,
    vat,
    vatId: customer.company?.vatId ?? vatId?.vatId ?? null,
  });
}

async function sold(tools: PurchaseTools, { terms, coupon }: Checkout) {
  const product = await loadProduct(tools, terms.productId);
  const { providerPriceId } = (product && providedPrice(product, terms)) ?? refuse('not_found');
  return { providerPriceId, quantity: terms.quantity, couponId: coupon?.couponId ?? null };
}

/** Addresses that survive a reload. They contain our own checkout id, which shows nothing to other people. */
function pagesOf(publicUrl: string, checkoutId: string, { customerId, company }: Customer) {
  const of = company ? `&company=${customerId}` : '';
  const page = (name: string) => `${publicUrl}/subscription/checkout/${name}?checkout=${checkoutId}${of}`;
  return { successUrl: page('success'), cancelUrl: page('error') };
}

const abandoning = (customerId: string, data: Readonly<{ checkoutId: string; reason: 'given_up' }>) => ({
  stream: streamOf('subscription', customerId),
  decider: subscriptionDecider,
  command: { type: 'AbandonCheckout', data } as const,
});
