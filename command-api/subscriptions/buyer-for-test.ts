import { money } from '#domain/kernel/money.ts';
import { productList } from '#domain/products/contract/calls.ts';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { invoiceList } from '#domain/subscriptions/contract/invoices.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import type { AppPerson, TestApp } from '#infra/lab/testing/app.ts';
import { inject } from '#infra/lab/testing/inject.ts';

export const day = 86_400_000;

/** A demo plan. */
export const basic = { productId: 'd1'.repeat(16), interval: 'month', currency: 'EUR' } as const;
export const standard = { ...basic, productId: 'd2'.repeat(16) } as const;

/** A customer of the demo provider: acts on the provider's pages and reads their own account. */
export function buyerIn(app: TestApp, person: AppPerson) {
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    app.http.inject({
      ...{ method: 'POST', url: new URL(path, 'http://localhost').pathname },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const buyer = {
    person,
    async begins(wanted: object = basic, headers: Record<string, string> = {}) {
      await app.settle();
      const quoted = await person.send(purchaseCommands.QuotePurchase, { body: { ...basic, ...wanted } });
      if (quoted.status !== 200) return quoted as never;
      const body = { ...basic, ...wanted, total: quoted.body.payments.next.total, acceptsTerms: true } as const;
      return person.send(purchaseCommands.StartCheckout, { body, headers });
    },
    pays: (url: string, method = 'pm_card_visa', authenticates = true) =>
      form(url, { method, authenticates: String(authenticates) }),
    paysAs: (url: string, billedTo: Readonly<Record<string, string>>) =>
      form(url, { method: 'pm_card_visa', ...billedTo }),
    billedTo: (url: string, billedTo: Readonly<Record<string, string>>) => form(url, billedTo),
    confirms: (url: string) => form(url, { confirmed: 'true' }),
    changesCard: (url: string, method: string) => form(url, { method }),
    async buys(wanted: object = basic, method = 'pm_card_visa') {
      const { body } = await buyer.begins(wanted);
      await buyer.pays(body.url, method);
      await app.settle();
      return body.checkoutId;
    },
    async mine() {
      await app.settle();
      return (await person.send(subscriptionDetail)).body;
    },
    async invoices() {
      await app.settle();
      return (await person.send(invoiceList)).body;
    },
    async permissions() {
      await app.settle();
      return (await person.seen<{ quotas: { ai_feedback: { fast: { limit: number } } }; subscription: unknown }>(
        '/api/Users/GetByToken',
      )) as { quotas: { ai_feedback: { fast: { limit: number } } }; subscription: { id: string } | null };
    },
  };
  return buyer;
}

/** Moves the demo clock to this moment; everything due until then happens. */
export async function passTo(app: TestApp, until: Date): Promise<void> {
  const json = { until: until.toISOString() };
  await inject(app.http, 'POST /dev/payments/clock', { json });
  await app.settle();
}

export const fails = (app: TestApp, fault: 'unavailable' | 'busy' | 'lost answer', times = 1) =>
  inject(app.http, 'POST /dev/payments/fail', { json: { fault, times } });

export const euro = (amount: number) => money(amount, 'EUR');
export const plansOf = async (app: TestApp) => (await app.send(productList)).body;
