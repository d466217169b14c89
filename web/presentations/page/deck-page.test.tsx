import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import {
  type PresentationDetail,
  presentationCommands,
  presentationDetail,
} from '#domain/presentations/contract/calls.ts';
import { productConfig } from '#domain/product/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { DeckPage } from './deck-page.tsx';

const { ChangePresentation: Change, DeletePresentation: Delete } = presentationCommands;
const server = fakeServer();
const id = 'a'.repeat(32);
const slide = { image: '/i', thumbnail: '/t', width: 1_920, height: 1_080, notes: '', seconds: null };
const deck: PresentationDetail = {
  ...{
    id,
    name: 'Zahlen',
    createdAt: '2026-11-21T09:12:00.000Z',
    state: 'ready',
    failure: null,
    inUse: false,
    isDefault: false,
    mayChange: true,
  },
  ...{ pageCount: 2, drawnCount: 2, plannedSeconds: 100, expectedSeconds: 120 },
  file: { url: '/f', size: 4_000, contentType: 'application/pdf' },
  slides: [
    { ...slide, index: 0, seconds: 100, forecastSeconds: 20 },
    { ...slide, index: 1, forecastSeconds: 30 },
  ],
};
afterEach(cleanup);

test('saves a field on blur, and only after a change', async () => {
  renderPage(deck);
  const [first, second] = (await screen.findAllByLabelText('Geplante Zeit')) as HTMLInputElement[];
  expect([first?.value, second?.value]).toEqual(['1:40', '']);
  fireEvent.blur(first as HTMLInputElement);
  type(second, '45');
  const notes = screen.getAllByLabelText('Notizen')[0] as HTMLTextAreaElement;
  type(notes, ' Lächeln. ');
  await waitFor(() => expect(server.received(Change)).toHaveLength(2));
  expect(server.received(Change)).toEqual([
    { id, slides: [{ index: 1, seconds: 45 }] },
    { id, slides: [{ index: 0, notes: 'Lächeln.' }] },
  ]);
});

test('an invalid time shows an error at its field and is kept', async () => {
  renderPage(deck);
  const [first] = (await screen.findAllByLabelText('Geplante Zeit')) as HTMLInputElement[];
  type(first, 'bald');
  await screen.findByText(/Bitte geben Sie eine Zeit wie 1:30 ein/);
  expect(first?.value).toBe('bald');
  expect(server.received(Change)).toEqual([]);
});

test('compares the plan with the length of the talk', async () => {
  renderPage({ ...deck, plannedSeconds: 200 });
  expect(await screen.findByText('1:20 zu lang')).toBeTruthy();
  type(screen.getByLabelText('Länge des Vortrags') as HTMLInputElement, '');
  await waitFor(() => expect(server.received(Change)).toEqual([{ id, expectedSeconds: null }]));
});

test('the forecast fills slides without a plan', async () => {
  renderPage(deck);
  expect(await screen.findByText('0:50')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Vorhersage als Plan übernehmen' }));
  await waitFor(() => expect(server.received(Change)).toEqual([{ id, slides: [{ index: 1, seconds: 30 }] }]));
});

test('says in words why there are no pages', async () => {
  renderPage({ ...deck, slides: [], state: 'failed', failure: 'too_many_pages' });
  expect(await screen.findByText(/mehr als 100 Seiten/)).toBeTruthy();
});

test('does not delete a deck that talks need, and names them', async () => {
  renderPage(deck);
  server.refuse(Delete, 'cannot_delete', [{ field: 'b'.repeat(32), code: 'Probe im Mai' }]);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Mehr zu „Zahlen“' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  const session = await screen.findByRole('link', { name: 'Probe im Mai' });
  expect(session.getAttribute('href')).toBe(`/sessions/${'b'.repeat(32)}`);
});

function type(field: HTMLInputElement | HTMLTextAreaElement | undefined, value: string) {
  if (!field) throw new Error('there is no such field');
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

function renderPage(shown: PresentationDetail) {
  server.answer(presentationDetail, shown);
  server.answer(productConfig, { decks: { maxBytes: 50_000_000, maxPages: 100 } });
  server.answer(Change, undefined);
  const { hook } = memoryLocation({ path: `/slides/${id}` });
  render(
    <Router hook={hook}>
      <Route path="/slides/:id" component={DeckPage} />
    </Router>,
    { wrapper: InApp },
  );
}
