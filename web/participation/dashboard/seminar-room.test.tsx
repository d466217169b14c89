import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { productConfig } from '#domain/product/contract/calls.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { SeminarRoom } from './seminar-room.tsx';

const server = fakeServer();
const [seminarId, blockId] = ['5'.repeat(32), 'b'.repeat(32)];
const idOf = (n: number) => String(n).padStart(32, '0');

test('a closed step names the step that opens it and hides its own text', async () => {
  shows({ elements: [text(1), { ...text(2), lockedBy: idOf(1), body: 'Noch geheim' }], element: 2 });
  expect(await screen.findByText('Noch geschlossen')).toBeTruthy();
  expect(screen.queryByText('Noch geheim')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu „Schritt 1“' }).getAttribute('href')).toContain(idOf(1));
  expect(screen.queryByRole('button', { name: 'Überspringen' })).toBeNull();
});

test('shows the current step if the address names none', async () => {
  shows({ elements: [{ ...text(1), state: 'completed', completed: true }, text(2)], position: 2 });
  await screen.findByRole('heading', { level: 1, name: 'Schritt 2' });
  expect(screen.getByText('1 von 2 Schritten erledigt')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('Schritt 2');
});

test('a seminar without steps says so', async () => {
  shows({ elements: [] });
  await screen.findByText('Hier ist noch nichts zu tun');
});

test('opens a skipped text again before marking it as read', async () => {
  const skip = { id: idOf(9), skipped: true };
  server.answer(participationCommands.DeleteSubmission, undefined as never);
  server.answer(participationCommands.SubmitReadText, { position: null });
  shows({ elements: [{ ...text(1), state: 'skipped', submissions: [skip as never] }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Gelesen, weiter' }));
  await waitFor(() => expect(server.received(participationCommands.SubmitReadText)).toHaveLength(1));
  expect(server.received(participationCommands.DeleteSubmission)).toEqual([{ id: idOf(9) }]);
});

test('the owner sees every step and cannot submit', async () => {
  shows({ elements: [text(1), { ...text(2), lockedBy: idOf(1), body: 'Alles offen' }], element: 2, isOwner: true });
  await screen.findByText('Alles offen');
  expect(screen.getByText('Sie geben dieses Seminar.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Gelesen, weiter' })).toBeNull();
});

test.each([
  [{ closed: true }, 'Dieses Seminar ist zu Ende.'],
  [{ published: false }, 'Dieses Seminar ist gerade nicht veröffentlicht.'],
])('a seminar that takes no submissions says why', async (change, words) => {
  shows({ elements: [text(1)], ...change });
  await screen.findByText(words, { exact: false });
});

test('names the next step only while that step is locked', async () => {
  const gaps = { ...text(1), type: 'gap_text', text: 'Laut und __.', answers: null, correct: null } as const;
  shows({ elements: [gaps, { ...text(2), lockedBy: idOf(1) }] });
  await screen.findByText('Danach öffnet sich „Schritt 2“.', { exact: false });
  cleanup();
  shows({ elements: [gaps, text(2)] });
  await screen.findByText('Überspringen geht auch; Sie können jederzeit zurück.', { exact: false });
  expect(screen.queryByText('Danach öffnet sich', { exact: false })).toBeNull();
});

test('says that the person does not take part in the seminar', async () => {
  server.refuse(seminarDetail, 'seminar_not_found');
  server.answer(productConfig, { localMailbox: false });
  render(<SeminarRoom id={seminarId} />, { wrapper: InApp });
  await screen.findByText('oder Sie nehmen nicht daran teil', { exact: false });
});

test('an open page tells a removed person at once and links to their seminars', async () => {
  const queries = shows({ elements: [text(1)] });
  await screen.findByRole('heading', { level: 1, name: 'Schritt 1' });
  server.refuse(seminarDetail, 'seminar_not_found');
  await queries?.invalidateQueries();
  await screen.findByText('Sie nehmen an „Frei sprechen“ nicht mehr teil');
  expect(screen.queryByText('Schritt 1')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu meinen Seminaren' })).toBeTruthy();
});

beforeEach(() => history.replaceState(null, '', `/seminars/dashboard/${seminarId}`));
afterEach(cleanup);

type Element = SeminarDetail['blocks'][number]['elements'][number];
type Room = Readonly<{
  elements: readonly Element[];
  element?: number;
  position?: number;
  isOwner?: boolean;
  closed?: boolean;
  published?: boolean;
}>;

function text(n: number): Extract<Element, { type: 'read_text' }> {
  const open = { state: 'active', completed: false, lockedBy: null, dueAt: null, deadline: null, version: 1 } as const;
  const where = { id: idOf(n), blockId, seminarId, elementIndex: n - 1 };
  return { ...where, ...open, submissions: [], type: 'read_text', title: `Schritt ${n}`, body: 'Text' };
}

function shows({ elements, element, position = 1, isOwner = false, closed = false, published = true }: Room) {
  if (element) history.replaceState(null, '', `${location.pathname}?element=${idOf(element)}`);
  server.answer(productConfig, { localMailbox: false });
  server.answer(seminarDetail, {
    ...{ id: seminarId, name: 'Frei sprechen', logo: null, isOwner, closed, published, progress: 0.5 },
    position: elements.length === 0 ? null : { blockId, elementId: idOf(position) },
    blocks: [{ id: blockId, blockIndex: 0, title: 'Woche 1', description: '', elements }],
  });
  let queries: QueryClient | undefined;
  const Queries = () => {
    queries = useQueryClient();
    return null;
  };
  render([<SeminarRoom key="room" id={seminarId} />, <Queries key="queries" />], { wrapper: InApp });
  return queries as QueryClient | undefined;
}
