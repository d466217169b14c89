import { expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import { money } from '#domain/kernel/money.ts';
import type { Vat } from '#domain/kernel/vat.ts';
import { type Account, newAccount } from './contract/account.ts';
import { decideVat } from './decide-vat.ts';
import { subscriptionDecider } from './decider.ts';
import { evolveAccount } from './evolve-account.ts';

const [german, austrian, reversed]: readonly [Vat, Vat, Vat] = [
  { treatment: 'charged', rate: 1_900, country: 'DE' },
  { treatment: 'charged', rate: 2_000, country: 'AT' },
  { treatment: 'reverse_charge', rate: 0, country: 'AT' },
];
const bought = { audience: 'private', providerCustomerId: 'cus_1', vat: german } as const;
const person: Account = { ...newAccount, ...bought };
const unchecked = { vatId: 'ATU12345675', country: 'AT', status: 'unchecked' } as const;
const business: Account = { ...newAccount, ...bought, vat: austrian, isBusiness: true, vatId: unchecked };
const now = new Date('2026-11-01T00:00:00.000Z');
const orderId = '12'.padStart(32, '1');

const does = (account: Account, command: Parameters<typeof decideVat>[0]) => {
  try {
    return subscriptionDecider.decide(command, account, now).map(({ type }) => type);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};
const moves = (vat: Vat) => ({ type: 'ChangeBuyer', data: { orderId, vat, vatId: null } }) as const;
const gives = (vatId: string, status: 'valid' | 'unchecked', vat: Vat) =>
  ({ type: 'ChangeBuyer', data: { orderId, vat, vatId: { vatId, status } } }) as const;

test('a private customer who moves pays the tax of the new country, once', () => {
  expect(does(person, moves(austrian))).toEqual(['VatChangeOrdered']);
  expect(does(person, moves(german))).toEqual([]);
});

test('stores another VAT id of a business and sends it to the provider, even if the tax stays the same', () => {
  expect(does(business, gives('ATU87654321', 'valid', reversed))).toEqual(['BuyerVatIdGiven', 'VatChangeOrdered']);
  expect(does(business, gives('ATU87654321', 'unchecked', austrian))).toEqual(['BuyerVatIdGiven', 'VatChangeOrdered']);
});

test('stores a VAT id with the country of the tax', () =>
  expect(decideVat(gives('ATU12345675', 'valid', reversed), person, now)[0]).toEqual({
    ...{ type: 'BuyerVatIdGiven', data: { vatId: 'ATU12345675', status: 'valid', country: 'AT' } },
  }));

test('sends another VAT id of a company to the provider, even if the tax stays the same', () => {
  const company: Account = { ...person, audience: 'company' };
  const stays = { orderId, vat: german };
  expect(does(company, { type: 'ChangeVat', data: stays })).toEqual([]);
  expect(does(company, { type: 'ChangeVat', data: { ...stays, isNewId: true } })).toEqual(['VatChangeOrdered']);
});

test('updates the same VAT id once it is found valid; an unavailable service changes nothing', () => {
  expect(does(business, gives('ATU12345675', 'valid', reversed))).toEqual(['BuyerVatIdGiven', 'VatChangeOrdered']);
  expect(does(business, gives('ATU12345675', 'unchecked', austrian))).toEqual([]);
  const valid: Account = { ...business, vat: reversed, vatId: { ...unchecked, status: 'valid' } };
  expect(does(valid, gives('ATU12345675', 'unchecked', austrian))).toEqual([]);
  expect(does(valid, gives('ATU12345675', 'valid', austrian))).toEqual([]);
});

test('a VAT id makes a person a business for good', () => {
  expect(does(person, gives('ATU12345675', 'valid', reversed))).toEqual(['BuyerVatIdGiven', 'VatChangeOrdered']);
  expect(does(business, moves(german))).toBe('conflict');
  expect(does({ ...person, audience: 'company' }, moves(austrian))).toBe('conflict');
});

test('a later answer of the service corrects the tax, only for an unchecked id', () => {
  const says = (status: 'valid' | 'invalid' | 'unchecked', vat: Vat) =>
    ({ type: 'ReportVatId', data: { orderId, status, vat } }) as const;
  expect(does(business, says('valid', reversed))).toEqual(['BuyerVatIdChecked', 'VatChangeOrdered']);
  expect(does(business, says('invalid', austrian))).toEqual(['BuyerVatIdChecked']);
  expect(does(business, says('unchecked', austrian))).toEqual([]);
  const known = decideVat(says('invalid', austrian), business, now).reduce(evolveAccount, business);
  expect(known.vatId?.status).toBe('invalid');
  expect(does(known, says('valid', reversed))).toEqual([]);
  // A corrected id is accepted.
  expect(does(known, gives('ATU87654321', 'valid', reversed))).toEqual(['BuyerVatIdGiven', 'VatChangeOrdered']);
});

test('refunds tax once if it was charged while the service was down and was not owed', () => {
  const invoice = (issuedAt: string, change: object = {}): Account['invoices'][string] => ({
    ...{ subscriptionId: null, issuedAt, vat: money(168, 'EUR'), total: money(1_008, 'EUR'), status: 'paid' },
    ...{ attempts: 0, nextAttemptAt: null, paid: money(1_008, 'EUR'), credited: money(0, 'EUR'), ...change },
  });
  const charged: Account = {
    ...business,
    invoices: {
      before: invoice('2026-09-30T23:59:59.000Z'),
      paid: invoice('2026-10-01T00:00:00.000Z'),
      open: invoice('2026-10-02T00:00:00.000Z', { status: 'open' }),
      untaxed: invoice('2026-10-02T00:00:00.000Z', { vat: money(0, 'EUR') }),
      void: invoice('2026-10-02T00:00:00.000Z', { status: 'void' }),
      credited: invoice('2026-10-02T00:00:00.000Z', { credited: money(1_008, 'EUR') }),
    },
  };
  const says = (status: 'valid' | 'invalid', vat: Vat, account = charged) =>
    decideVat(
      { type: 'ReportVatId', data: { orderId, status, vat, uncheckedSince: '2026-10-01T00:00:00.400Z' } },
      account,
      now,
    );
  expect(says('valid', reversed).at(-1)).toMatchObject({
    ...{ type: 'VatCreditOrdered', data: { orderId: '2'.padEnd(32, '1'), invoiceIds: ['paid', 'open'] } },
  });
  const ordered = ['BuyerVatIdChecked', 'VatChangeOrdered'];
  expect(says('valid', reversed, business).map(({ type }) => type)).toEqual(ordered);
  expect(says('invalid', austrian).map(({ type }) => type)).toEqual(['BuyerVatIdChecked']);
});

test('sends nothing to the provider before the first purchase', () =>
  expect(does({ ...person, providerCustomerId: null }, moves(austrian))).toEqual([]));
