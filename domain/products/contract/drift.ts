import type { Price } from '#domain/kernel/billing.ts';

/** A product at the payment provider; only prices that can be bought. */
export type ProvidedProduct = Readonly<{
  providerProductId: string;
  name: string;
  active: boolean;
  prices: readonly Readonly<{ providerPriceId: string } & Price>[];
}>;

/** A plan, and its last version that was sent to the provider. */
export type KnownProduct = Readonly<{
  plan: Readonly<{ name: string; active: boolean; prices: readonly Price[] }>;
  published: Readonly<{ providerProductId: string }> | null;
}>;

/** The differences, by name; `ours` and `theirs` are null if that side has nothing. */
export type Drift = Readonly<{ field: string; ours: string | null; theirs: string | null }>;

/** Differences between a plan and the provider. Nothing is repaired: somebody has to decide which side is right. */
export function driftOf({ plan, published }: KnownProduct, provided: ProvidedProduct | null): readonly Drift[] {
  if (!published || !provided) return [{ field: 'product', ours: plan.name, theirs: null }];
  const fields = [
    difference('name', plan.name, provided.name),
    difference('active', String(plan.active), String(provided.active)),
  ];
  const kinds = new Set([...plan.prices, ...provided.prices].map(kindOf));
  const prices = [...kinds].sort().map((kind) => {
    const priceIn = (prices: readonly Price[]) => prices.filter((price) => kindOf(price) === kind);
    return difference(`price ${kind}`, amounts(priceIn(plan.prices)), amounts(priceIn(provided.prices)));
  });
  return [...fields, ...prices].flat();
}

const kindOf = ({ interval, price }: Price) => `${interval} ${price.currency}`;

const amounts = (prices: readonly Price[]): string | null =>
  prices.length === 0 ? null : prices.map(({ price }) => price.amount).join(', ');

const difference = (field: string, ours: string | null, theirs: string | null): readonly Drift[] =>
  ours === theirs ? [] : [{ field, ours, theirs }];
