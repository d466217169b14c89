import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comparedPayments, type SumsAndNext, streamPayments } from '#domain/history/contract/payments.ts';
import { money } from '#domain/kernel/money.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { PaymentsCard } from './payments-card.tsx';

const server = fakeServer();
const euro = (amount: number) => money(amount, 'EUR');
const sums: SumsAndNext = {
  ...{ currency: 'EUR', invoices: 2, net: euro(1_680), vat: euro(320), total: euro(2_000), paid: euro(1_000) },
  ...{ credited: euro(0), open: euro(1_000), voided: euro(0), next: null },
};
const show = () => render(<PaymentsCard stream={`subscription-${'a'.repeat(32)}`} moment={{}} />, { wrapper: InApp });
const said = () => document.body.textContent?.replaceAll('\u00a0', ' ');

test('shows sums in words and says that every invoice matches', async () => {
  server.answer(streamPayments, [sums]);
  server.answer(comparedPayments, { state: 'compared', sums: [sums], differences: [] });
  show();
  await screen.findByText('Jede Rechnung stimmt jetzt mit der beim Zahlungsdienst überein.');
  expect(said()).toContain('In Rechnung gestellt20,00 €');
  expect(said()).toContain('Offen10,00 €');
  expect(said()).not.toContain('Storniert');
});

test('alerts about a difference and shows both values', async () => {
  server.answer(streamPayments, [sums]);
  const about = { invoiceId: 'in_1', number: 'R-7' };
  const differences = [
    { ...about, field: 'paid' as const, ours: euro(1_000), theirs: euro(0) },
    { ...about, field: 'total' as const, ours: null, theirs: euro(500) },
  ];
  server.answer(comparedPayments, { state: 'compared', sums: [], differences });
  show();
  const alert = await screen.findByRole('alert');
  const text = alert.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('R-7 BezahltVerlauf: 10,00 €Zahlungsdienst: 0,00 €');
  expect(text).toContain('Verlauf: fehltZahlungsdienst: 5,00 €');
});

test('says that there is no invoice, or no provider', async () => {
  server.answer(streamPayments, []);
  server.answer(comparedPayments, { state: 'not_set_up', sums: [], differences: [] });
  show();
  await screen.findByText('Bis zu diesem Zeitpunkt gab es keine Rechnung.');
  await screen.findByText('Nicht verglichen: Hier ist kein Zahlungsdienst eingerichtet.');
});
