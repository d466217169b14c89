import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { paymentMethod, type Subscription } from '#domain/subscriptions/contract/calls.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';

const server = fakeServer();
afterEach(cleanup);

const euro = (amount: number) => money(amount, 'EUR');
const amounts = (discount: number) => ({
  ...{ subtotal: euro(1_680), discount: euro(discount), net: euro(1_680 - discount) },
  ...{ vat: euro(0), total: euro(1_680 - discount) },
});

function shown(discount: number, couponEndsAt: string | null): string {
  const next = { at: '2026-12-22T10:00:00.000Z', ...amounts(discount), credit: euro(0), due: euro(1_680 - discount) };
  const payments: Payments = { next, afterwards: amounts(0), couponEndsAt };
  server.answer(paymentMethod, { method: null });
  const subscription = {
    ...{ id: 'a'.repeat(32), productName: 'Standard', status: 'active', audience: 'private', planInterval: 'month' },
    ...{
      underWay: [],
      cancelAtPeriodEnd: false,
      currentPeriodEnd: '2026-12-22T10:00:00.000Z',
      coupon: { code: 'HERBST25' },
      payments,
    },
  } as unknown as Subscription;
  render(<SubscriptionFacts subscription={subscription} />, { wrapper: InApp });
  return document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

test('deducts a coupon from the next payment and shows its end', () => {
  const said = shown(420, '2027-03-22T10:00:00.000Z');
  expect(said).toContain('12,60 € im Monat bis 22. März 2027, danach 16,80 € im Monat');
  expect(said).toContain('Gutschein HERBST25 ist abgezogen.');
});

test('does not call a coupon deducted that ends before the next payment', () => {
  const said = shown(0, null);
  expect(said).toContain('16,80 € im Monat. Nächste Zahlung am 22. Dezember 2026.');
  expect(said).toContain('Gutschein HERBST25 gilt für die nächste Zahlung nicht mehr.');
  expect(said).not.toContain('abgezogen');
});
