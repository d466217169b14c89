import type { Coupon, Customer, Discount, Invoice, Line, Price, Subscription, TaxRate } from './objects.ts';
import { all, found, type World } from './world.ts';

/** The parts of a line before discount and tax. In a prorated line the amount already contains the discount. */
export type Draft = Readonly<{
  price: Price;
  quantity: number;
  amount: number;
  period: Readonly<{ start: number; end: number }>;
  proration: boolean;
}>;

type Of = Readonly<{
  subscription: Pick<Subscription, 'id' | 'default_tax_rates' | 'discounts'>;
  customer: Customer;
  at: number;
}>;

type Amounts = Pick<
  Invoice,
  | 'subtotal'
  | 'total_discount_amounts'
  | 'total_excluding_tax'
  | 'total_taxes'
  | 'total'
  | 'starting_balance'
  | 'ending_balance'
  | 'amount_due'
>;

/** Half away from zero. */
export const rounded = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** The discounts of a subscription that count at a time. */
export const discountsAt = (world: World, ids: readonly string[], at: number): readonly Discount[] =>
  ids.map((id) => found(world, 'discounts', id)).filter(({ end }) => end === null || at < end);

export function discountOf(world: World, discount: Discount, amount: number, currency: string): number {
  const coupon = found(world, 'coupons', discount.source.coupon);
  const off = coupon.percent_off === null ? amountOff(coupon, currency) : rounded((amount * coupon.percent_off) / 100);
  return Math.min(off, Math.max(amount, 0));
}

const amountOff = (coupon: Coupon, currency: string) =>
  coupon.currency === currency ? (coupon.amount_off ?? 0) : (coupon.currency_options[currency]?.amount_off ?? 0);

/** Lines with discount and tax, and their sums. */
export function drawUp(world: World, drafts: readonly Draft[], { subscription, customer, at }: Of) {
  const discounts = discountsAt(world, subscription.discounts, at);
  const isExempt = customer.tax_exempt !== 'none';
  const lines = drafts.map((draft) => {
    const { amount, price, proration } = draft;
    const off = proration ? 0 : discounts.reduce((sum, one) => sum + discountOf(world, one, amount, price.currency), 0);
    const discount = Math.min(off, Math.max(amount, 0));
    const tax = isExempt ? 0 : taxOf(amount - discount, subscription.default_tax_rates);
    return lineOf(world, draft, { discount, tax, subscription: subscription.id });
  });
  return { lines, amounts: amountsOf(lines, { subscription, customer, discounts }) };
}

const taxOf = (net: number, rates: readonly TaxRate[]) =>
  // Computes in whole hundredths of a percent, because products with 8.1 are not exact.
  rates.reduce((sum, { percentage }) => sum + rounded((net * Math.round(percentage * 100)) / 10_000), 0);

function lineOf(
  world: World,
  { price, quantity, amount, period, proration }: Draft,
  { discount, tax, subscription }: Readonly<{ discount: number; tax: number; subscription: string }>,
): Line {
  const name = all(world, 'products').find(({ id }) => id === price.product)?.name ?? price.product;
  return {
    ...({ id: world.nextId('il'), object: 'line_item', amount, currency: price.currency, quantity } as const),
    ...{ description: proration ? `${name} (part of a period)` : name, discount, tax, period: { ...period } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration, subscription } },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  };
}

type Sums = Readonly<{
  subscription: Of['subscription'];
  customer: Customer;
  discounts: readonly Discount[];
}>;

function amountsOf(lines: readonly Line[], { subscription, customer, discounts }: Sums): Amounts {
  const sum = (part: (line: Line) => number) => lines.reduce((total, line) => total + part(line), 0);
  const [subtotal, discount, tax] = [
    sum(({ amount }) => amount),
    sum((line) => line.discount),
    sum((line) => line.tax),
  ];
  const net = subtotal - discount;
  const total = net + tax;
  const starting = customer.balance;
  const due = Math.max(0, total + Math.min(0, starting));
  return {
    subtotal,
    total_discount_amounts: discounts.slice(0, 1).map(({ id }) => ({ amount: discount, discount: id })),
    total_excluding_tax: net,
    total_taxes: subscription.default_tax_rates.slice(0, 1).map(({ id }) => ({
      ...{ amount: tax, taxable_amount: net, tax_behavior: 'exclusive', type: 'tax_rate_details' },
      taxability_reason: customer.tax_exempt === 'reverse' ? 'reverse_charge' : 'standard_rated',
      tax_rate_details: { tax_rate: id },
    })),
    total,
    starting_balance: starting,
    // Below 0: the customer's remaining credit for the next invoice.
    ending_balance: Math.min(0, total + starting),
    amount_due: due,
  };
}
