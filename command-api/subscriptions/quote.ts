import type { Company } from '#command-api/companies/for-others.ts';
import type { Audience, Interval } from '#domain/kernel/billing.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { type Vat, type VatIdStatus, vatOf } from '#domain/kernel/vat.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { couponEnd, paymentsFrom } from '#domain/subscriptions/contract/payments.ts';
import type { PurchaseQuote } from '#domain/subscriptions/contract/purchases.ts';
import type { Discount, Quote, Terms } from '#domain/subscriptions/events.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { type CheckVatId, readVatId } from '#infra/payments/vat-ids.ts';
import { vatRulesOf } from '#infra/payments/vat-rules.ts';
import { discountOf } from './coupon-use.ts';
import { loadSale } from './for-sale.ts';
import { loadAccount } from './stored-account.ts';

/** `vatId`: of a business, as typed. */
export type QuoteInput = Readonly<{
  productId: string;
  interval: Interval;
  currency: Currency;
  quantity: number;
  coupon?: string | undefined;
  country?: string | undefined;
  vatId?: string | undefined;
}>;

/** The buyer: a person, or a company for which `askedBy` acts. */
export type Buyer = Readonly<{ customerId: string; audience: Audience; company: Company | null }>;

/** The terms of a purchase, looked up for the buyer. */
export type Offer = Readonly<{
  terms: Terms;
  providerPriceId: string;
  vat: Vat;
  vatId: Readonly<{ vatId: string; status: VatIdStatus }> | null;
  coupon: Discount | null;
  quote: Quote;
  payments: Payments;
}>;

export type QuoteTools = Readonly<{
  store: Pick<EventStore, 'readStream'>;
  settings: Settings;
  checkVatId: CheckVatId;
  /** The clock; by default this machine's. */
  now?: () => Date;
}>;

/** The offer and its current price. @throws not_found, vat_id_invalid, coupon_…, currency_fixed, payments_not_set_up */
export async function offerTo(tools: QuoteTools, buyer: Buyer, wanted: QuoteInput): Promise<Offer> {
  const { customerId, audience } = buyer;
  const { terms, providerPriceId } = await loadSale(tools, audience, wanted);
  if (terms.maxSeats !== null && terms.quantity > terms.maxSeats) refuse('invalid_input', 'licences');
  const { currency, credit } = await loadAccount(tools, customerId);
  if (currency !== null && currency !== wanted.currency) refuse('currency_fixed', 'currency');
  const { vat, vatId } = buyer.company ? vatOfCompany(tools, buyer.company) : await vatFor(tools, wanted);
  const now = tools.now?.() ?? new Date();
  const at = now.toISOString();
  const use = { checkoutId: '', customerId, terms };
  const coupon = wanted.coupon ? await discountOf(tools, wanted.coupon, use, now) : null;
  const payments = paymentsFrom({ terms, coupon, couponEndsAt: couponEnd(coupon, at), vat, credit }, at);
  const { at: _, credit: __, due: ___, ...quote } = payments.next;
  return { terms, providerPriceId, vat, vatId, coupon, quote, payments };
}

/** A company's id was checked when it was given. VAT is charged until it is valid. */
const vatOfCompany = ({ settings }: QuoteTools, { country, vatStatus }: Company) => ({
  vat: vatOf({ country, vatId: vatStatus }, vatRulesOf(settings)),
  vatId: null,
});

/** A service checks the id. If it does not answer, VAT is charged and the check is repeated later. */
export async function vatFor(
  { settings, checkVatId }: Omit<QuoteTools, 'store'>,
  { vatId: text, country }: Pick<QuoteInput, 'vatId' | 'country'>,
) {
  const rules = vatRulesOf(settings);
  if (text === undefined)
    return { vat: vatOf({ country: country ?? rules.sellerCountry, vatId: null }, rules), vatId: null };
  const id = readVatId(text) ?? refuse('vat_id_invalid', 'vatId');
  const status = await checkVatId(id);
  if (status === 'invalid') refuse('vat_id_invalid', 'vatId');
  return { vat: vatOf({ country: id.country, vatId: status }, rules), vatId: { vatId: id.vatId, status } };
}

export function shownOffer({ terms, vat, vatId, coupon, payments }: Offer): PurchaseQuote {
  const { productId, productName, interval, quantity, unitPrice } = terms;
  return {
    ...{ productId, productName, interval, quantity, unitPrice, payments },
    ...{ vatRate: vat.rate, treatment: vat.treatment, country: vat.country, vatIdStatus: vatId?.status ?? null },
    coupon: coupon && shownDiscount(coupon),
  };
}

const shownDiscount = ({ couponCode: code, percentOff, amountOff, months }: Discount) => ({
  code,
  percentOff,
  amountOff,
  months,
});
