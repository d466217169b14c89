import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { allAreas } from './all-areas.ts';
import { PublicFrame } from './public-frame.tsx';

test('shows both buttons that the law requires below every page without a sign-in', () => {
  render(<PublicFrame>Seite</PublicFrame>, { wrapper: InApp });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Verträge hier kündigen')).toBe('/contracts/cancel');
  expect(address('Vertrag widerrufen')).toBe('/contracts/withdraw');
});

test('their pages need no sign-in, and only signed-in pages have no footer', () => {
  const pages = allAreas.flatMap(
    ({ pages = [] }: { pages?: readonly { path: string; frame?: string; bare?: boolean }[] }) => pages,
  );
  const frames = new Map(pages.map(({ path, frame }) => [path, frame]));
  expect([frames.get('/contracts/cancel'), frames.get('/contracts/withdraw')]).toEqual(['open', 'open']);
  // Signed-in pages have them in the profile menu.
  expect(pages.filter(({ bare, frame }) => bare && frame !== undefined && frame !== 'signed-in')).toEqual([]);
});
