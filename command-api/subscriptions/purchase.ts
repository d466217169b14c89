import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Money } from '#domain/kernel/money.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Account, Checkout } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import { derivedId } from '#infra/ids.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { CallContext } from '../command-area.ts';
import { lookAfter } from './look-after.ts';
import { openCheckout } from './open-checkout.ts';
import type { Customer, PurchaseTools } from './purchase-tools.ts';
import { type Offer, offerTo, type QuoteInput } from './quote.ts';
import { loadAccount } from './stored-account.ts';

type Pressed = Pick<CallContext, 'cause' | 'send'>;
type Opened = Readonly<{ checkoutId: string; url: string }>;

const hoursToPay = 23;
/** A started checkout is continued only if at least this much time is left. */
const minutesLeft = 10;
const tries = 6;

/**
 * Handles the binding order button. A second press, in another tab or after a lost answer, leads to the same checkout; another
 * choice replaces the earlier one. So nobody gets two subscriptions.
 */
export async function purchase(
  tools: PurchaseTools,
  customer: Customer,
  { wanted, total, pressed }: Readonly<{ wanted: QuoteInput; total: Money; pressed: Pressed }>,
): Promise<Opened> {
  const offer = await offerTo(tools, customer, wanted);
  // The price or the tax has changed since it was shown.
  if (canonicalJson(offer.quote.total) !== canonicalJson(total)) refuse('conflict');
  for (let left = tries; left > 0; left--) {
    const account = await loadAccount(tools, customer.customerId);
    const opened = await tryOnce(tools, { customer, offer, account, pressed });
    if (opened) return opened;
  }
  return refuse('conflict');
}

type Trying = Readonly<{ customer: Customer; offer: Offer; account: Account; pressed: Pressed }>;

/** Undefined if another request was faster; the caller tries again. */
async function tryOnce(
  tools: PurchaseTools,
  { customer, offer, account, pressed }: Trying,
): Promise<Opened | undefined> {
  const { checkout } = account;
  if (checkout?.status === 'started' || checkout?.status === 'open') {
    if (isSame(checkout, offer)) return goOn(tools, { customer, checkout, pressed });
    await abandon(tools, { customer, account, checkout, pressed });
    return undefined;
  }
  const checkoutId = derivedId(pressed.cause.commandId, `checkout after ${account.events}`);
  const { askedBy, audience, customerId } = customer;
  const { terms, vat, vatId, coupon, quote } = offer;
  const expiresAt = new Date(Date.now() + hoursToPay * hourMs).toISOString();
  const data = { checkoutId, audience, askedBy, terms, vat, vatId, coupon, quote, expiresAt };
  try {
    await pressed.send(
      {
        stream: streamOf('subscription', customerId),
        decider: subscriptionDecider,
        command: { type: 'StartCheckout', data },
      },
      `start ${checkoutId} ${expiresAt}`,
    );
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return undefined;
    throw error;
  }
  return open(tools, { customer, checkoutId, pressed });
}

function isSame({ terms, vat, coupon, quote, expiresAt }: Checkout, offer: Offer): boolean {
  if (Date.parse(expiresAt) < Date.now() + minutesLeft * 60_000) return false;
  const agreed = { terms: offer.terms, vat: offer.vat, coupon: offer.coupon, quote: offer.quote };
  return canonicalJson({ terms, vat, coupon, quote }) === canonicalJson(agreed);
}

type Begun = Readonly<{ customer: Customer; checkoutId: string; pressed: Pressed }>;

async function open(tools: PurchaseTools, { customer, checkoutId, pressed }: Begun): Promise<Opened> {
  const url = await openCheckout(tools, customer, checkoutId, pressed.send);
  return { checkoutId, url };
}

type Going = Readonly<{ customer: Customer; checkout: Checkout; pressed: Pressed }>;

async function goOn(tools: PurchaseTools, { customer, checkout, pressed }: Going): Promise<Opened | undefined> {
  const { checkoutId, providerSessionId } = checkout;
  if (providerSessionId === null) return open(tools, { customer, checkoutId, pressed });
  const url = await tools.payments.checkoutPage(providerSessionId);
  if (url) return { checkoutId, url };
  // The checkout has ended at the provider, but the account does not know it yet.
  await lookAfter(tools, customer.customerId, pressed.cause);
  return undefined;
}

/** Closes the previous checkout, as the customer chose something else. @throws payment_pending if it was paid already */
async function abandon(tools: PurchaseTools, { customer, account, checkout, pressed }: Going & { account: Account }) {
  const sessionId = checkout.providerSessionId ?? (await sessionOf(tools, customer, checkout, pressed));
  if (sessionId && !(await tools.payments.closeCheckout(sessionId))) {
    await lookAfter(tools, customer.customerId, pressed.cause);
    return refuse('payment_pending');
  }
  const data = { checkoutId: checkout.checkoutId, reason: 'replaced' } as const;
  await pressed.send(
    {
      stream: streamOf('subscription', customer.customerId),
      decider: subscriptionDecider,
      command: { type: 'AbandonCheckout', data },
    },
    `abandon ${checkout.checkoutId} ${account.events}`,
  );
}

/**
 * The provider's session of a checkout. If the provider's answer was lost, opens the checkout again, which returns the same
 * session.
 */
async function sessionOf(tools: PurchaseTools, customer: Customer, { checkoutId }: Checkout, { send }: Pressed) {
  await openCheckout(tools, customer, checkoutId, send).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
  return (await loadAccount(tools, customer.customerId)).checkout?.providerSessionId ?? null;
}

/** The page where an open checkout is paid. */
export async function checkoutPage(payments: Payments, { checkout }: Account): Promise<string | null> {
  return checkout?.status === 'open' && checkout.providerSessionId
    ? payments.checkoutPage(checkout.providerSessionId)
    : null;
}
