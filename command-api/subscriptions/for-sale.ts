import { type Product, productDecider } from '#command-api/products/for-others.ts';
import type { Audience, Interval } from '#domain/kernel/billing.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Terms } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'> }>;
type Selection = Readonly<{ productId: string; interval: Interval; currency: Currency; quantity: number }>;

export async function loadProduct({ store }: Log, productId: string): Promise<Product | null> {
  return storedState(store, streamOf('product', productId), productDecider);
}

/** The terms of a sale, and the provider's price for it. @throws not_found if it is not sold to this audience or at this price */
export async function loadSale(
  log: Log,
  audience: Audience,
  { productId, interval, currency, quantity }: Selection,
): Promise<Readonly<{ terms: Terms; providerPriceId: string; description: string }>> {
  const product = await loadProduct(log, productId);
  if (!product?.plan.active || product.plan.audience !== audience) return refuse('not_found', 'productId');
  const { name: productName, description, benefits, maxSeats, prices } = product.plan;
  const price = prices.find((one) => one.interval === interval && one.price.currency === currency);
  if (!price) return refuse('not_found', 'currency');
  const unitPrice = price.price;
  const terms = { productId, productName, benefits, maxSeats, interval, quantity, unitPrice };
  const { providerPriceId } = providedPrice(product, terms) ?? refuse('payments_not_set_up');
  return { terms, providerPriceId, description };
}

/** The provider's price with exactly the agreed amount; undefined if it has none. */
export const providedPrice = ({ published }: Product, { interval, unitPrice }: Pick<Terms, 'interval' | 'unitPrice'>) =>
  published?.prices.find(
    (one) =>
      one.interval === interval && one.price.currency === unitPrice.currency && one.price.amount === unitPrice.amount,
  );
