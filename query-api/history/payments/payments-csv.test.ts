import { expect, test } from 'vitest';
import { storedSamples as ofCompanies } from '#domain/companies/event-samples.ts';
import { storedSamples } from '#domain/subscriptions/event-samples.ts';
import { type Entry, paymentsCsv } from './payments-csv.ts';

const entry = (type: string, data: object, actor: object = { kind: 'system', id: 'look' }): Entry =>
  ({
    ...{ id: 'e1', stream: `subscription-${'a'.repeat(32)}`, revision: 3, position: 12n, type, data },
    metadata: { at: '2026-11-23T10:00:00.000Z', actor, correlationId: 'c1' },
  }) as never;

function rowsOf(entries: readonly Entry[]): Record<string, string>[] {
  const [head = '', ...lines] = paymentsCsv(entries).trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
}

const { data: issued } = storedSamples.InvoiceIssued;

test('writes amounts with two decimals, the rate in percent, and the webhook of an entry', () => {
  const { invoiceId, number } = issued;
  const webhook = { kind: 'webhook', id: 'evt_1' };
  const [first, second] = rowsOf([
    entry('InvoiceIssued', { ...issued, due: { amount: -1_234, currency: 'EUR' } }, webhook),
    entry('InvoiceCredited', { invoiceId, credited: { amount: 7, currency: 'EUR' } }),
  ]);
  expect(first).toMatchObject({ webhook: 'evt_1', due: '-12.34', number, vatPercent: String(issued.vatRate / 100) });
  expect(first?.total).toBe((issued.total.amount / 100).toFixed(2));
  // A credit for the same invoice, matched by its number.
  expect(second).toMatchObject({ credited: '0.07', currency: 'EUR', number, webhook: '' });
});

test('escapes formulas in names of plans and codes', () => {
  const { data: started } = storedSamples.SubscriptionStarted;
  const terms = { ...started.terms, productName: '=HYPERLINK(1)' };
  const coupon = { couponId: 'c'.repeat(32), couponCode: '@SUM', percentOff: 1, amountOff: null, months: null };
  const [row] = rowsOf([entry('SubscriptionStarted', { ...started, terms, coupon })]);
  expect(row).toMatchObject({ product: "'=HYPERLINK(1)", coupon: "'@SUM" });
});

test.each([...Object.values(storedSamples), ...Object.values(ofCompanies)])(
  'writes a row for $type without a VAT id or address',
  ({ type, data }) => {
    const written = paymentsCsv([entry(type, data)]);
    expect(written.split('\r\n')).toHaveLength(3);
    for (const secret of ['vatId' in data && data.vatId, 'email' in data && data.email])
      if (secret) expect(written).not.toContain(secret);
  },
);
