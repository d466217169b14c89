import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keptData } from '#domain/companies/contract/calls.ts';
import { csvOf } from '../lib/csv.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { KeptDataPage } from './kept-data-page.tsx';

const server = fakeServer();
afterEach(cleanup);

test('names the stored data in words and exports them', async () => {
  server.answer(keptData, [
    { data: 'recordings', readers: ['self', 'chosen'], until: 'deleted' },
    { data: 'membership', readers: ['self', 'company'], until: 'log' },
  ]);
  render(<KeptDataPage />, { wrapper: InApp });
  const row = within(await screen.findByRole('row', { name: /Aufnahmen in Ton und Bild/ }));
  expect(row.getByText('die Person selbst; wem sie es zeigt')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Als CSV herunterladen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeTruthy();
});

test('tells people without a company that they have none', async () => {
  server.refuse(keptData, 'not_found');
  render(<KeptDataPage />, { wrapper: InApp });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Als CSV herunterladen' })).toBeNull();
});

test('the file has one line per row and doubles quotes', () =>
  expect(
    csvOf([
      ['Daten', 'Wozu'],
      ['"Rede"', 'a, b'],
    ]),
  ).toBe('\uFEFF"Daten","Wozu"\r\n"""Rede""","a, b"\r\n'));
