import { appliesTo, type Coupon, couponDecider, couponIdOf } from '#command-api/coupons/for-others.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Discount, Terms } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { NewCoupon } from '#infra/payments/payments.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;
type Use = Readonly<{ checkoutId: string; customerId: string; terms: Terms }>;

export const couponCommand = (type: 'ReserveCoupon', { checkoutId, customerId, terms }: Use) =>
  ({
    type,
    data: {
      ...{ checkoutId, customerId, productId: terms.productId, interval: terms.interval },
      currency: terms.unitPrice.currency,
    },
  }) as const;

/** The coupon's discount, if the customer may use it now. Reserves nothing. @throws coupon_… */
export async function discountOf({ store }: Log, code: string, use: Use, now: Date): Promise<Discount> {
  const couponId = couponIdOf(code);
  const coupon = await loadCoupon({ store }, couponId);
  couponDecider.decide(couponCommand('ReserveCoupon', use), coupon, now);
  // `decide` has refused a coupon that does not exist.
  const { couponCode, percentOff, amountsOff, months } = (coupon as Coupon).terms;
  return { couponId, couponCode, percentOff, amountOff: inCurrency(amountsOff, use.terms.unitPrice.currency), months };
}

const inCurrency = (amounts: Coupon['terms']['amountsOff'], currency: Currency) =>
  amounts.find((amount) => amount.currency === currency) ?? null;

/** The coupon in the payment provider's form; null if it does not exist. */
export async function providedCoupon(log: Log, couponId: string): Promise<NewCoupon | null> {
  const coupon = await loadCoupon(log, couponId);
  if (!coupon) return null;
  const { couponCode: code, percentOff, amountsOff, months } = coupon.terms;
  return { couponId, code, percentOff, amountsOff, months };
}

export async function couponGoesWith(log: Log, couponId: string, terms: Terms): Promise<boolean> {
  const coupon = await loadCoupon(log, couponId);
  const { productId, interval, unitPrice } = terms;
  return coupon !== null && appliesTo(coupon.terms, { productId, interval, currency: unitPrice.currency });
}

async function loadCoupon({ store }: Log, couponId: string): Promise<Coupon | null> {
  return storedState(store, streamOf('coupon', couponId), couponDecider);
}
