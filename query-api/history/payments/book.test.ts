import { expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { type Booked, differencesBetween, sumsOf } from './book.ts';

const euro = (amount: number) => money(amount, 'EUR');
const invoice = (changes: Partial<Booked> = {}): Booked => ({
  ...{ invoiceId: 'in_1', number: 'R-1', net: euro(840), vat: euro(160), total: euro(1_000), due: euro(1_000) },
  ...{ status: 'paid', paid: euro(1_000), credited: euro(0) },
  ...changes,
});

test('sums each currency separately, and void invoices only as voided', () => {
  const book = [
    invoice(),
    invoice({ invoiceId: 'in_2', status: 'open', paid: euro(0), due: euro(900) }),
    invoice({ invoiceId: 'in_3', status: 'void', paid: euro(0) }),
    invoice({
      invoiceId: 'in_4',
      total: money(500, 'USD'),
      net: money(500, 'USD'),
      vat: money(0, 'USD'),
      paid: money(500, 'USD'),
      credited: money(500, 'USD'),
    }),
  ];
  expect(sumsOf(book)).toEqual([
    {
      ...{ currency: 'EUR', invoices: 2, net: euro(1_680), vat: euro(320), total: euro(2_000), paid: euro(1_000) },
      ...{ credited: euro(0), open: euro(900), voided: euro(1_000) },
    },
    expect.objectContaining({ currency: 'USD', invoices: 1, paid: money(500, 'USD'), credited: money(500, 'USD') }),
  ]);
  expect(sumsOf([])).toEqual([]);
});

test('finds no differences between equal books', () => {
  expect(differencesBetween([invoice()], [invoice()])).toEqual([]);
});

test('names each differing amount, and invoices that only one book has', () => {
  const ours = [invoice(), invoice({ invoiceId: 'in_2', number: 'R-2' })];
  const theirs = [
    invoice({ status: 'open', paid: euro(0), vat: euro(159) }),
    invoice({ invoiceId: 'in_3', number: 'R-3', total: euro(7) }),
  ];
  const first = { invoiceId: 'in_1', number: 'R-1' };
  expect(differencesBetween(ours, theirs)).toEqual([
    { ...first, field: 'vat', ours: euro(160), theirs: euro(159) },
    { ...first, field: 'paid', ours: euro(1_000), theirs: euro(0) },
    { ...first, field: 'status', ours: 'paid', theirs: 'open' },
    { invoiceId: 'in_2', number: 'R-2', field: 'total', ours: euro(1_000), theirs: null },
    { invoiceId: 'in_3', number: 'R-3', field: 'total', ours: null, theirs: euro(7) },
  ]);
});
