import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { companyActivity } from '#domain/companies/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ActivityCard } from './activity-card.tsx';

const server = fakeServer();
afterEach(cleanup);

test("shows a month's numbers, or says that too few people were there", async () => {
  server.answer(companyActivity, [
    { month: '2026-10', people: 16, active: { least: 6, most: 10 }, talks: { least: 30 } },
    { month: '2026-09', people: null, active: null, talks: null },
  ]);
  render(<ActivityCard />, { wrapper: InApp });
  expect(await screen.findByRole('row', { name: 'Oktober 2026 16 6 bis 10 mindestens 30' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'September 2026 zu wenige Mitarbeiter' })).toBeTruthy();
});

test('shows nothing before the first whole month is over', async () => {
  server.answer(companyActivity, []);
  render(<ActivityCard />, { wrapper: InApp });
  expect(await screen.findByText('Die erste Übersicht gibt es nach dem ersten vollen Monat.')).toBeTruthy();
});
