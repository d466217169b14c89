import { escapeHtml } from '../../mail/escape-html.ts';
import type { CheckoutSession, Invoice } from '../stripe-server/objects.ts';

const title = 'Demo: Zahlungsdienst / payment provider';

/** Plain pages: they stand for the provider's own, and say so. */
const page = (...parts: readonly string[]): string => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<main><h1>${title}</h1><p>Hier fließt kein Geld. / No money moves here.</p>${parts.join('\n')}</main></html>`;

const amountOf = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

const button = (label: string, fields: Readonly<Record<string, string>>): string => {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="post">${inputs.join('')}<button>${escapeHtml(label)}</button></form>`;
};

const methods = [
  button('Karte / card: 4242', { method: 'pm_card_visa' }),
  button('Karte, die später scheitert / card that fails later', { method: 'pm_card_chargeCustomerFail' }),
  button('SEPA, dauert drei Tage / takes three days', { method: 'pm_sepaDebit' }),
  button('SEPA, die scheitert / that fails', { method: 'pm_sepaDebit_fails' }),
];

export function payPage({ amount_total, currency, cancel_url }: CheckoutSession, problem?: string): string {
  return page(
    ...(problem ? [`<p role="alert">${escapeHtml(problem)}</p>`] : []),
    `<p>Zu zahlen / to pay: <b>${amountOf(amount_total, currency)}</b></p>`,
    ...methods,
    button('Karte wird abgelehnt / card is declined', { method: 'pm_card_chargeDeclined' }),
    button('3-D Secure: bestätigen / confirm', { method: 'pm_card_authenticationRequired', authenticates: 'true' }),
    button('3-D Secure: aufgeben / give up', { method: 'pm_card_authenticationRequired', authenticates: 'false' }),
    ...(cancel_url ? [`<p><a href="${escapeHtml(cancel_url)}">Zurück / back</a></p>`] : []),
  );
}

export const portalPage = (): string => page('<p>Zahlungsweise ändern / change how to pay</p>', ...methods);

export const invoicePage = ({ number, amount_remaining, currency, status }: Invoice): string =>
  page(
    `<p>Rechnung / invoice ${escapeHtml(number)}: ${status}</p>`,
    `<p>Offen / open: <b>${amountOf(amount_remaining, currency)}</b></p>`,
    ...(status === 'open' ? [button('Bezahlen / pay', {})] : []),
    `<p><a href="${escapeHtml(number)}/pdf">PDF</a></p>`,
  );

export const closedPage = (): string => page('<p>Diese Seite gilt nicht mehr. / This page is no longer valid.</p>');
