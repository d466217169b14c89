import type Stripe from 'stripe';
import { intervals, type Price } from '#domain/kernel/billing.ts';
import { currencies } from '#domain/kernel/money.ts';
import type { NewCoupon, Payments, ProvidedProduct } from './payments.ts';
import { idIn, moneyOf } from './provided.ts';
import { isMissing } from './stripe-failures.ts';

type Catalogue = Pick<Payments, 'publishProduct' | 'products' | 'ensureCoupon'>;
type ProvidedPrice = ProvidedProduct['prices'][number];

/** The catalogue at Stripe. */
export const stripeCatalogue = (stripe: Stripe): Catalogue => ({
  async publishProduct({ productId, name, description, active, prices }) {
    const fields = { name, active, ...(description && { description }) };
    const product = await stripe.products.update(productId, fields).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return stripe.products.create(
        { id: productId, ...fields, metadata: { productId } },
        { idempotencyKey: `product-${productId}` },
      );
    });
    const known = await pricesOf(stripe, product.id);
    const wanted: ProvidedPrice[] = [];
    for (const price of prices)
      wanted.push(known.find((one) => isSame(one, price)) ?? (await createPrice(stripe, product.id, price)));
    // Existing customers keep their old price.
    for (const { providerPriceId } of known.filter((one) => !wanted.includes(one)))
      await stripe.prices.update(providerPriceId, { active: false });
    return { providerProductId: product.id, name: product.name, active: product.active, prices: wanted.map(bare) };
  },

  async products() {
    const prices = await pricesOf(stripe);
    const found: ProvidedProduct[] = [];
    for await (const { id, name, active } of stripe.products.list({ limit: 100 })) {
      const own = prices.filter(({ product }) => product === id).map(bare);
      found.push({ providerProductId: id, name, active, prices: own });
    }
    return found;
  },

  async ensureCoupon(coupon) {
    await stripe.coupons.retrieve(coupon.couponId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return stripe.coupons.create(couponParams(coupon), { idempotencyKey: `coupon-${coupon.couponId}` });
    });
  },
});

const bare = ({ providerPriceId, interval, price }: ProvidedPrice): ProvidedPrice => ({
  providerPriceId,
  interval,
  price,
});

/** Active prices of the kinds that the product sells. */
async function pricesOf(stripe: Stripe, product?: string) {
  const found: (ProvidedPrice & { product: string })[] = [];
  for await (const price of stripe.prices.list({ active: true, limit: 100, ...(product && { product }) })) {
    const interval = intervals.find((one) => one === price.recurring?.interval && price.recurring.interval_count === 1);
    const isSold = currencies.some((one) => one.toLowerCase() === price.currency) && price.unit_amount !== null;
    if (!interval || !isSold) continue;
    const ofProduct = { providerPriceId: price.id, product: idIn(price.product) ?? '' };
    found.push({ ...ofProduct, interval, price: moneyOf(price.unit_amount ?? 0, price.currency) });
  }
  return found;
}

async function createPrice(stripe: Stripe, product: string, { interval, price }: Price): Promise<ProvidedPrice> {
  const { id } = await stripe.prices.create({
    ...{ product, currency: price.currency.toLowerCase(), unit_amount: price.amount, recurring: { interval } },
    ...{ tax_behavior: 'exclusive', metadata: { productId: product } },
  });
  return { providerPriceId: id, interval, price };
}

const isSame = (one: Price, other: Price): boolean =>
  one.interval === other.interval &&
  one.price.amount === other.price.amount &&
  one.price.currency === other.price.currency;

function couponParams({ couponId, code, percentOff, amountsOff, months }: NewCoupon): Stripe.CouponCreateParams {
  const [first, ...others] = amountsOff;
  const options = others.map(({ amount, currency }) => [currency.toLowerCase(), { amount_off: amount }] as const);
  const off = first && {
    ...{ amount_off: first.amount, currency: first.currency.toLowerCase() },
    ...(options.length > 0 && { currency_options: Object.fromEntries(options) }),
  };
  const duration =
    months === null ? { duration: 'forever' as const } : { duration: 'repeating' as const, duration_in_months: months };
  return { id: couponId, name: code, ...(percentOff === null ? off : { percent_off: percentOff }), ...duration };
}
