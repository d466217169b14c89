import { minus, money, share, times } from '#domain/kernel/money.ts';
import type { Discount, Quote, Terms } from './events.ts';

type Quoted = Readonly<{
  terms: Pick<Terms, 'unitPrice' | 'quantity'>;
  coupon: Pick<Discount, 'percentOff' | 'amountOff'> | null;
  /** In basis points. */
  vatRate: number;
}>;

const basisPointsOfPercent = 100;

/** The first payment, as the provider's invoice will have it: the discount comes off first, then tax comes on top. */
export function quoteOf({ terms: { unitPrice, quantity }, coupon, vatRate }: Quoted): Quote {
  const subtotal = times(unitPrice, quantity);
  const wanted = coupon?.amountOff ?? share(subtotal, (coupon?.percentOff ?? 0) * basisPointsOfPercent);
  const discount = money(Math.min(wanted.amount, subtotal.amount), subtotal.currency);
  const net = minus(subtotal, discount);
  const vat = share(net, vatRate);
  return { subtotal, discount, net, vat, total: money(net.amount + vat.amount, net.currency) };
}
