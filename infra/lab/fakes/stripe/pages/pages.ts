import { escapeHtml } from '#infra/mail/escape-html.ts';
import type { CheckoutSession, Customer, Invoice } from '../server/objects.ts';
import { languageOf, type Words } from './page-words.ts';

const stylesheet = '/dev/payments/pages.css';

/** A plain page in place of the provider's own page, with a note that says so. */
const page = (words: Words, ...parts: readonly string[]): string => `<!doctype html><html lang="${languageOf(words)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${words.title}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${stylesheet}">
<main><p class="test"><b>${words.test}</b>${words.noMoney}</p><div class="card">${parts.join('\n')}</div></main></html>`;

function amountOf(amount: number, currency: string, words: Words): string {
  const locale = languageOf(words) === 'en' ? 'en-GB' : 'de-DE';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100);
}

type Choice = Readonly<{ label: string; text?: string; fields: Readonly<Record<string, string>>; isMain?: boolean }>;

function button({ label, text, fields, isMain = false }: Choice): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const said = `${escapeHtml(label)}${text ? `<small>${escapeHtml(text)}</small>` : ''}`;
  return `<form method="post">${inputs.join('')}<button${isMain ? ' class="main"' : ''}>${said}</button></form>`;
}

/** Sends the fields of the page's form too. */
const methodButton = ({ label, text, fields, isMain = false }: Choice): string =>
  `<button form="pay" name="method" value="${fields.method}"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}${text ? `<small>${escapeHtml(text)}</small>` : ''}</button>`;

type MakeButton = (choice: Choice) => string;

const methods = (words: Words, make: MakeButton = methodButton): readonly string[] => [
  make({ label: words.card, text: words.cardText, fields: { method: 'pm_card_visa' }, isMain: true }),
  make({ label: words.sepa, text: words.sepaText, fields: { method: 'pm_sepaDebit' } }),
];

const troubled = (words: Words, make: MakeButton = methodButton): readonly string[] => [
  make({ label: words.later, text: words.laterText, fields: { method: 'pm_card_chargeCustomerFail' } }),
  make({ label: words.sepaFails, text: words.sepaFailsText, fields: { method: 'pm_sepaDebit_fails' } }),
];

/**
 * The recipient of invoices, as fields of the form with this name. All fields are prefilled, so that people who only try the product
 * need not type.
 */
function billedTo({ name, address }: Customer, words: Words, form: string): string {
  const field = (label: string, key: string, value: string) =>
    `<label>${label}<input form="${form}" name="${key}" value="${escapeHtml(value)}" required></label>`;
  return [
    `<h2>${words.billedTo}</h2><div class="fields">`,
    field(words.nameOrCompany, 'name', name ?? ''),
    field(words.street, 'line1', address?.line1 ?? 'Probestraße 1'),
    field(words.postalCode, 'postal_code', address?.postal_code ?? '10115'),
    field(words.city, 'city', address?.city ?? 'Berlin'),
    '</div>',
  ].join('\n');
}

export function payPage(session: CheckoutSession, customer: Customer, words: Words, problem?: string): string {
  const { id, amount_total, currency, cancel_url } = session;
  return page(
    words,
    `<h1>${words.pay}</h1><p class="amount">${amountOf(amount_total, currency, words)}</p>`,
    ...(problem ? [`<p class="alert" role="alert">${words.refused} <small>${escapeHtml(problem)}</small></p>`] : []),
    `<form id="pay" method="post"></form>${billedTo(customer, words, 'pay')}`,
    `<h2>${words.how}</h2>`,
    ...methods(words),
    `<a class="button" href="/dev/payments/pay/${id}/bank">${words.secure}<small>${words.secureText}</small></a>`,
    `<h2>${words.goesWrong}</h2>`,
    ...troubled(words),
    methodButton({ label: words.declined, fields: { method: 'pm_card_chargeDeclined' } }),
    ...(cancel_url ? [`<a class="back" href="${escapeHtml(cancel_url)}">${words.back}</a>`] : []),
  );
}

/** The page of a bank that asks for 3-D Secure. Its answers go to the page of the payment. */
export function bankPage({ id, amount_total, currency }: CheckoutSession, words: Words): string {
  const answer = (label: string, authenticates: boolean) =>
    button({
      label,
      fields: { method: 'pm_card_authenticationRequired', authenticates: String(authenticates) },
      isMain: authenticates,
    }).replace('method="post"', `method="post" action="/dev/payments/pay/${id}"`);
  return page(
    words,
    `<h1>${words.bank}</h1><p class="amount">${amountOf(amount_total, currency, words)}</p><p>${words.bankText}</p>`,
    answer(words.confirm, true),
    answer(words.giveUp, false),
  );
}

export const portalPage = (customer: Customer, words: Words): string =>
  page(
    words,
    `<h1>${words.portal}</h1><h2>${words.how}</h2>`,
    ...methods(words, button),
    `<h2>${words.goesWrong}</h2>`,
    ...troubled(words, button),
    `<form id="billed" method="post"></form>${billedTo(customer, words, 'billed')}`,
    `<button form="billed">${words.save}</button>`,
  );

/** `asksBank`: the bank requires the customer's confirmation. */
export const invoicePage = (
  { number, amount_remaining, currency, status, id }: Invoice,
  words: Words,
  asksBank: boolean,
): string =>
  page(
    words,
    `<h1>${words.invoice} ${escapeHtml(number)}</h1>`,
    `<p>${words.open}</p><p class="amount">${amountOf(amount_remaining, currency, words)}</p>`,
    ...(status === 'open' && asksBank
      ? [`<p>${words.bank}</p>`, button({ label: words.confirm, fields: { confirmed: 'true' }, isMain: true })]
      : []),
    ...(status === 'open' && !asksBank ? [button({ label: words.payNow, fields: {}, isMain: true })] : []),
    `<a class="back" href="/dev/payments/invoices/${id}/pdf">${words.pdf}</a>`,
  );

export const closedPage = (words: Words): string => page(words, `<h1>${words.closed}</h1><p>${words.closedText}</p>`);
