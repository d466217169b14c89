import { type Money, minus, money, share, times } from '#domain/kernel/money.ts';
import { monthsAfter } from '#domain/kernel/months.ts';
import type { Vat } from '#domain/kernel/vat.ts';
import type { Discount, Quote, Terms } from '../events.ts';
import type { Account, Subscription } from './account.ts';
import type { Payments } from './parts.ts';

type Agreed = Readonly<{
  terms: Pick<Terms, 'unitPrice' | 'quantity'>;
  coupon: Pick<Discount, 'percentOff' | 'amountOff'> | null;
  /** When full payments begin; null: the coupon lasts for ever, or there is none. */
  couponEndsAt: string | null;
  vat: Pick<Vat, 'rate'>;
  credit: Money | null;
}>;

/**
 * The coming payments: the first one at `at`, the others at the end of each period. Orders, previews, subscriptions, mails
 * and auditors all use these; the provider charges the same.
 */
export function paymentsFrom({ terms, coupon, couponEndsAt, vat, credit }: Agreed, at: string): Payments {
  const hasCoupon = couponEndsAt === null || at < couponEndsAt;
  const next = amountsOf(terms, hasCoupon ? coupon : null, vat.rate);
  const left = credit ?? money(0, next.total.currency);
  return {
    next: { at, ...next, credit: left, due: dueOf(next.total, left) },
    afterwards: amountsOf(terms, couponEndsAt === null ? coupon : null, vat.rate),
    couponEndsAt: coupon && hasCoupon ? couponEndsAt : null,
  };
}

/** Null if no payment follows. */
export function paymentsOf({ vat, credit }: Pick<Account, 'vat' | 'credit'>, subscription: Subscription) {
  const { status, endsAt, periodEnd } = subscription;
  if (status === 'ended' || endsAt !== null || !vat) return null;
  return paymentsFrom({ ...subscription, vat, credit }, periodEnd);
}

/** The end of a coupon that is used from a moment on. */
export const couponEnd = (coupon: Pick<Discount, 'months'> | null, from: string): string | null =>
  coupon?.months ? monthsAfter(from, coupon.months) : null;

const dueOf = (total: Money, credit: Money): Money => money(Math.max(0, minus(total, credit).amount), total.currency);

const basisPointsOfPercent = 100;

/** Computed like the provider's invoice: first the discount is deducted, then tax is added. */
function amountsOf(
  { unitPrice, quantity }: Agreed['terms'],
  coupon: Agreed['coupon'],
  /** In basis points. */
  vatRate: number,
): Quote {
  const subtotal = times(unitPrice, quantity);
  const wanted = coupon?.amountOff ?? share(subtotal, (coupon?.percentOff ?? 0) * basisPointsOfPercent);
  const discount = money(Math.min(wanted.amount, subtotal.amount), subtotal.currency);
  const net = minus(subtotal, discount);
  const vat = share(net, vatRate);
  return { subtotal, discount, net, vat, total: money(net.amount + vat.amount, net.currency) };
}
