import Stripe from 'stripe';
import { refuse } from '#domain/kernel/errors.ts';
import { uuidv5 } from '../ids.ts';
import { loadInvoice } from './load-invoice.ts';
import type { NewCheckout, NewCustomer, Payments, ProvidedEvent, ProvidedInvoice } from './payments.ts';
import { at, creditOf, idIn, invoiceFrom, isFinal, subscriptionFrom } from './provided.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { asked } from './stripe-failures.ts';
import { stripeOrders } from './stripe-orders.ts';
import { type TaxRates, taxRates } from './tax-rates.ts';

type Options = Readonly<{
  stripe: Stripe;
  webhookSecret: string | undefined;
  isTest: boolean;
  /** Loads a page of the provider. */
  load?: (address: string) => Promise<Uint8Array>;
}>;

/** Maximum age of a webhook in seconds: an older one may be a replay. */
const replayWindow = 300;

/** Stripe, by its official client. */
export function stripePayments({ stripe, webhookSecret, isTest, load = loadInvoice }: Options): Payments {
  const rates = taxRates(stripe);
  const payments: Payments = {
    isTest,
    ...stripeCatalogue(stripe),
    ...stripeOrders(stripe),
    createCustomer: (customer) => createCustomer(stripe, customer),
    async setVat({ providerCustomerId, providerSubscriptionId, vat, vatId }) {
      await setBuyer(stripe, providerCustomerId, { vat, vatId });
      if (providerSubscriptionId === null) return;
      await stripe.subscriptions.update(providerSubscriptionId, { default_tax_rates: [await rates.idFor(vat)] });
    },
    openCheckout: (checkout) => openCheckout(stripe, rates, checkout),
    checkoutPage: async (id) => (await stripe.checkout.sessions.retrieve(id)).url,
    async closeCheckout(id) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status !== 'open') return status === 'expired';
      // If the checkout is paid at this moment, it cannot be expired any more.
      const closed = await stripe.checkout.sessions.expire(id).catch(() => stripe.checkout.sessions.retrieve(id));
      return closed.status === 'expired';
    },
    async customer({ providerCustomerId: customer, providerSessionId }) {
      const session = providerSessionId ? await stripe.checkout.sessions.retrieve(providerSessionId) : null;
      const paying = await stripe.customers.retrieve(customer);
      const subscriptions = await allOf(
        stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.default_payment_method', 'data.discounts'],
        }),
      );
      const invoices = await allOf(stripe.invoices.list({ customer, limit: 100 }));
      return {
        checkout: session?.status ?? null,
        credit: creditOf(paying),
        subscriptions: subscriptions.reverse().map((one) => subscriptionFrom(one, paying)),
        invoices: await Promise.all(invoices.reverse().filter(isFinal).map(withRate(rates))),
      } as Awaited<ReturnType<Payments['customer']>>;
    },
    async invoicePages(id) {
      const { invoice_pdf, hosted_invoice_url } = await stripe.invoices.retrieve(id);
      return { pdf: invoice_pdf ?? null, page: hosted_invoice_url ?? null };
    },
    async invoicePdf(id) {
      const { invoice_pdf } = await stripe.invoices.retrieve(id);
      return invoice_pdf ? load(invoice_pdf) : refuse('not_found');
    },
    async deleteCustomer(id) {
      await stripe.customers.del(id);
    },
    async paymentMethod(id) {
      const { default_payment_method } = await stripe.subscriptions.retrieve(id, {
        expand: ['default_payment_method'],
      });
      return typeof default_payment_method === 'object' && default_payment_method
        ? methodFrom(default_payment_method)
        : null;
    },
    async billedTo(id) {
      const customer = await stripe.customers.retrieve(id);
      return customer.deleted ? null : billedFrom(customer);
    },
    billingPage: (customer, return_url) => portalPage(stripe, { customer, return_url }),
    paymentMethodPage: (customer, return_url) =>
      portalPage(stripe, { customer, return_url, flow_data: { type: 'payment_method_update' } }),
    readWebhook: (body, signature) => readWebhook(stripe, { body, signature, secret: webhookSecret }),
    async eventsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      return (await allOf(stripe.events.list({ created, limit: 100 }))).reverse().map(eventFrom);
    },
  };
  return translating(payments);
}

/** Translates the failures of every call except `readWebhook`, which does not call Stripe. */
function translating(payments: Payments): Payments {
  const wrapped = Object.entries(payments).map(([name, call]) => {
    if (typeof call !== 'function' || name === 'readWebhook') return [name, call];
    return [name, (...given: unknown[]) => asked(() => (call as (...given: unknown[]) => Promise<unknown>)(...given))];
  });
  return Object.fromEntries(wrapped) as Payments;
}

async function allOf<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

/** A repeat gets the same customer: the key is derived from everything that is sent. */
async function createCustomer(stripe: Stripe, customer: NewCustomer): Promise<string> {
  const { customerId, checkoutId, email, name, locale, vat, vatId } = customer;
  const idempotencyKey = uuidv5(checkoutId, JSON.stringify([customerId, email, name, locale, vat, vatId]));
  const { id } = await stripe.customers.create(
    {
      ...{ email, name, preferred_locales: [locale], metadata: { customerId } },
      ...{ address: { country: vat.country }, tax_exempt: exemptionOf(vat) },
      ...(vatId && { tax_id_data: [taxIdOf(vatId)] }),
    },
    { idempotencyKey },
  );
  return id;
}

/** If the country changed, the rest of the address is outdated: only the new country is known. */
async function setBuyer(stripe: Stripe, id: string, { vat, vatId }: Pick<NewCustomer, 'vat' | 'vatId'>): Promise<void> {
  const known = await stripe.customers.retrieve(id);
  const hasMoved = !known.deleted && known.address?.country !== vat.country;
  const address = hasMoved ? { address: { country: vat.country } } : {};
  await stripe.customers.update(id, { tax_exempt: exemptionOf(vat), ...address });
  const ids = await allOf(stripe.customers.listTaxIds(id, { limit: 100 }));
  if (vatId && !ids.some(({ value }) => value === vatId)) await stripe.customers.createTaxId(id, taxIdOf(vatId));
  for (const old of ids) if (old.value !== vatId) await stripe.taxIds.del(old.id);
}

const kindsAbroad = { CH: 'ch_vat', GB: 'gb_vat', NO: 'no_vat' } as const;

const taxIdOf = (value: string) => ({
  type: kindsAbroad[value.slice(0, 2) as keyof typeof kindsAbroad] ?? ('eu_vat' as const),
  value,
});

const exemptionOf = ({ treatment }: NewCustomer['vat']) => (treatment === 'reverse_charge' ? 'reverse' : 'none');

async function openCheckout(stripe: Stripe, rates: TaxRates, checkout: NewCheckout) {
  const { checkoutId, providerCustomerId: customer, providerPriceId: price, quantity, couponId, vat } = checkout;
  const session = await stripe.checkout.sessions.create(
    {
      ...{ mode: 'subscription', customer, client_reference_id: checkoutId, line_items: [{ price, quantity }] },
      ...(couponId && { discounts: [{ coupon: couponId }] }),
      subscription_data: { default_tax_rates: [await rates.idFor(vat)], metadata: { subscriptionId: checkoutId } },
      ...{ success_url: checkout.successUrl, cancel_url: checkout.cancelUrl, locale: checkout.locale },
      ...{ billing_address_collection: 'required', customer_update: { address: 'auto', name: 'auto' } },
      expires_at: Math.floor(Date.parse(checkout.expiresAt) / 1_000),
    },
    { idempotencyKey: checkoutId },
  );
  return { providerSessionId: session.id, url: session.url };
}

const withRate =
  (rates: TaxRates) =>
  async (invoice: Parameters<typeof invoiceFrom>[0]): Promise<ProvidedInvoice> => {
    const id = invoice.total_taxes?.[0]?.tax_rate_details?.tax_rate;
    return invoiceFrom(invoice, id ? await rates.rate(id) : 0);
  };

function methodFrom({ type, card, sepa_debit }: Stripe.PaymentMethod) {
  const expires = card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null;
  return { kind: type, brand: card?.brand ?? null, last4: card?.last4 ?? sepa_debit?.last4 ?? null, expires };
}

function billedFrom({ name, address }: Stripe.Customer) {
  if (!name) return null;
  const { line1, line2, postal_code, city } = address ?? {};
  const lines = [line1, line2, [postal_code, city].filter(Boolean).join(' ')];
  return { name, address: lines.filter((line): line is string => Boolean(line)) };
}

async function portalPage(stripe: Stripe, session: Stripe.BillingPortal.SessionCreateParams): Promise<string> {
  const features = {
    payment_method_update: { enabled: true },
    // The buyer's name and address for invoices. The VAT id decides on the tax: it cannot be changed on this page, only in the product.
    customer_update: { enabled: true, allowed_updates: ['name' as const, 'address' as const] },
  };
  const { id: configuration } = await stripe.billingPortal.configurations.create(
    { features },
    { idempotencyKey: 'portal-2' },
  );
  return (await stripe.billingPortal.sessions.create({ ...session, configuration })).url;
}

type Delivered = Readonly<{ body: string; signature: string; secret: string | undefined }>;

function readWebhook(stripe: Stripe, { body, signature, secret }: Delivered): ProvidedEvent {
  if (secret === undefined) return refuse('payments_not_set_up');
  try {
    return eventFrom(stripe.webhooks.constructEvent(body, signature, secret, replayWindow));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return refuse('invalid_input');
    throw error;
  }
}

function eventFrom({ id, type, created, data }: Stripe.Event): ProvidedEvent {
  const about = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  const customerId = about.object === 'customer' ? (about.id ?? null) : idIn(about.customer ?? null);
  return { id, type, at: at(created), customerId };
}
