import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { buyerCommands } from '#domain/subscriptions/contract/buyer.ts';
import type { Subscription } from '#domain/subscriptions/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { TaxDetails } from './tax-details.tsx';

const server = fakeServer();
const vat = { treatment: 'charged', rate: 1_900, country: 'DE' } as const;
const person = { audience: 'private', isBusiness: false, vatIdStatus: null, vat } as unknown as Subscription;
const show = (change: Partial<Subscription> = {}) =>
  render(<TaxDetails subscription={{ ...person, ...change }} />, { wrapper: InApp });
const said = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
const payment = (total: number) => ({
  ...{ subtotal: money(840, 'EUR'), discount: money(0, 'EUR'), net: money(840, 'EUR') },
  ...{ vat: money(total - 840, 'EUR'), total: money(total, 'EUR') },
});
afterEach(cleanup);

test('shows a private customer the effect of another country on the price before the change', async () => {
  server.answer(buyerCommands.PreviewBuyer, {
    ...{ vatIdStatus: null, before: vat, after: { ...vat, rate: 2_000, country: 'AT' } },
    payment: { before: payment(1_000), after: payment(1_008) },
  });
  server.answer(buyerCommands.ChangeBuyer, undefined);
  show();
  expect(said(document.body)).toContain('Deutschland, 19 % Umsatzsteuer');
  fireEvent.click(screen.getByRole('button', { name: 'Land ändern' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Prüfen' })).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('Land, in dem Sie wohnen'), { target: { value: 'AT' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Prüfen' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Ändern' }));
  expect(said(screen.getByRole('dialog'))).toContain('Jede Zahlung: bisher 10,00 €, künftig 10,08 €');
  await waitFor(() => expect(server.received(buyerCommands.ChangeBuyer)).toEqual([{ country: 'AT' }]));
});

test('another choice needs another preview', async () => {
  server.answer(buyerCommands.PreviewBuyer, { vatIdStatus: null, before: vat, after: vat, payment: null });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Land ändern' }));
  const dialog = within(screen.getByRole('dialog'));
  const choose = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Land, in dem Sie wohnen'), { target: { value } });
  choose('AT');
  fireEvent.click(dialog.getByRole('button', { name: 'Prüfen' }));
  await dialog.findByRole('button', { name: 'Ändern' });
  choose('FR');
  expect(dialog.queryByRole('button', { name: 'Ändern' })).toBeNull();
});

test.each([
  ['unchecked', 'USt-IdNr. ungeprüft', 'fragen ihn jede Stunde wieder'],
  ['invalid', 'USt-IdNr. ungültig', 'Bitte berichtigen Sie sie.'],
] as const)('shows a business its VAT id as %s, with the consequences', (vatIdStatus, chip, text) => {
  show({ isBusiness: true, vatIdStatus });
  expect(screen.getByText(chip)).toBeTruthy();
  expect(said(document.body)).toContain(text);
  expect(screen.getByRole('button', { name: 'USt-IdNr. ändern' })).toBeTruthy();
});

test('a company changes its VAT id on its own page, not here', () => {
  show({ audience: 'company', vatIdStatus: 'valid', vat: { treatment: 'reverse_charge', rate: 0, country: 'AT' } });
  expect(said(document.body)).toContain('Österreich, ohne Umsatzsteuer (Reverse-Charge)');
  expect(screen.queryByRole('button')).toBeNull();
});
