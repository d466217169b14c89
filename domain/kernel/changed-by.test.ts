import { expect, test } from 'vitest';
import { changedBy } from './changed-by.ts';

const facts = { name: 'Frei reden', price: '20 €', isOpen: true };

test('keeps what an edit leaves out', () => {
  expect(changedBy(facts, {})).toEqual(facts);
  expect(changedBy(facts, { name: undefined, price: '30 €' })).toEqual({ ...facts, price: '30 €' });
});

test('applies empty and false values', () =>
  expect(changedBy(facts, { price: '', isOpen: false })).toEqual({ name: 'Frei reden', price: '', isOpen: false }));

test('ignores unknown fields', () =>
  expect(changedBy(facts, { ...facts, askedBy: 'ada' } as typeof facts)).toEqual(facts));
