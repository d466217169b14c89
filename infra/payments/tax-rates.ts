import type Stripe from 'stripe';
import type { Vat } from '#domain/kernel/vat.ts';

const basisPointsOfPercent = 100;

/** Stripe's tax rates, one for each rate and country; each is created when it is first needed. */
export function taxRates(stripe: Stripe) {
  const rateOf = new Map<string, number>();
  const idOf = new Map<string, string>();

  const learn = ({ id, percentage, country, inclusive, active }: Stripe.TaxRate) => {
    rateOf.set(id, Math.round(percentage * basisPointsOfPercent));
    if (active && !inclusive) idOf.set(nameOf(Math.round(percentage * basisPointsOfPercent), country ?? ''), id);
  };
  const learnAll = async () => {
    for await (const rate of stripe.taxRates.list({ limit: 100 })) learn(rate);
  };

  return {
    /** Also for a buyer who owes the tax: the invoice then explains why it is 0. */
    async idFor({ rate, country }: Vat): Promise<string> {
      const name = nameOf(rate, country);
      if (!idOf.has(name)) await learnAll();
      const known = idOf.get(name);
      if (known) return known;
      const made = await stripe.taxRates.create(
        {
          display_name: country === 'DE' ? 'USt.' : 'VAT',
          percentage: rate / basisPointsOfPercent,
          inclusive: false,
          country,
        },
        { idempotencyKey: `tax-rate-${name}` },
      );
      learn(made);
      return made.id;
    },
    /** In basis points. */
    async rate(id: string): Promise<number> {
      if (!rateOf.has(id)) await learnAll();
      return rateOf.get(id) ?? 0;
    },
  };
}

export type TaxRates = ReturnType<typeof taxRates>;

const nameOf = (rate: number, country: string) => `${rate}-${country}`;
