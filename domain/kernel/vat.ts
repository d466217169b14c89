import * as z from 'zod/mini';
import { BasisPoints, Money } from './money.ts';

/** Two capital letters (ISO 3166-1). */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'expected two capital letters, such as DE'));

/**
 * `reverse_charge`: a business in another country of the EU owes the tax itself. `charged` also if the rate is 0.
 */
export const VatTreatment = z.enum(['charged', 'reverse_charge']);

export const Vat = z.object({ treatment: VatTreatment, rate: BasisPoints, country: Country });
export type Vat = Readonly<z.output<typeof Vat>>;

/** `unchecked`: the validation service has not answered yet; it is asked again. */
export const VatIdStatus = z.enum(['valid', 'invalid', 'unchecked']);
export type VatIdStatus = z.output<typeof VatIdStatus>;

/** A VAT id as people type it, not checked yet. */
export const VatIdText = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

const Payment = z.object({ subtotal: Money, discount: Money, net: Money, vat: Money, total: Money });

/** A preview of the effect of another country or VAT id. */
export const TaxPreview = z.object({
  /** Null for a private customer. */
  vatIdStatus: z.nullable(VatIdStatus),
  before: Vat,
  after: Vat,
  /** Each payment of the running contract, now and from the next invoice on; null if there is none. */
  payment: z.nullable(z.object({ before: Payment, after: Payment })),
});
export type TaxPreview = Readonly<z.output<typeof TaxPreview>>;

/** The seller's country, the default rate, and the rates of countries with another one; in basis points. */
export type VatRules = Readonly<{ sellerCountry: string; rate: number; rates: Readonly<Record<string, number>> }>;

/** `vatId` is null for a private customer. */
export type Buyer = Readonly<{ country: string; vatId: VatIdStatus | null }>;

const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Countries that buyers may choose: the EU and its neighbours. */
export const buyerCountries: readonly string[] = [...euCountries, 'CH', 'GB', 'IS', 'LI', 'NO', 'US'];

/** The tax that is owed. Only a valid VAT id shifts the tax to the buyer. */
export function vatOf({ country, vatId }: Buyer, { sellerCountry, rate, rates }: VatRules): Vat {
  const isAbroadInEu = country !== sellerCountry && euCountries.includes(country);
  if (vatId === 'valid' && isAbroadInEu) return { treatment: 'reverse_charge', rate: 0, country };
  return { treatment: 'charged', rate: rates[country] ?? rate, country };
}
