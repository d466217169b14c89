import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HistoryStream } from '#domain/history/contract/calls.ts';
import type { ChainStatus } from '#domain/history/contract/proof.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { HistoryPage } from './history-page.tsx';

test('a stream has a name, a link, its actors and its number of events', async () => {
  const others = { actors: [actor({}), actor({ kind: 'system', id: 'anyone', name: null })], moreActors: 3 };
  server.rows = [row({ ...others, events: 1_204 })];
  renderPage();
  const link = await screen.findByRole('link', { name: 'Quartalszahlen' });
  expect(link.getAttribute('href')).toBe(`/audit/streams/session-${id}`);
  expect(screen.getByText(/Ada Lovelace, jemand ohne Anmeldung/).textContent).toContain('und 3 weitere');
  expect(screen.getByText(/1\.204 Ereignisse/)).toBeTruthy();
});

test('the page says that it loads before the answer comes', async () => {
  let answer = () => {};
  server.wait = new Promise((resolve) => {
    answer = () => resolve();
  });
  renderPage();
  expect(screen.getAllByRole('status', { name: /Wird geladen/ }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Noch kein Vorgang')).toBeNull();
  answer();
  await screen.findByText('Noch kein Vorgang');
  await waitFor(() => expect(screen.queryByRole('status', { name: /Wird geladen/ })).toBeNull());
});

test('the search runs once typing pauses, stays out of the address, and can be cleared', async () => {
  server.rows = [row({})];
  renderPage();
  await screen.findByText('Quartalszahlen');
  server.rows = [];
  const search = screen.getByRole('searchbox', { name: 'Suche' });
  for (const value of ['l', 'lo', 'lovelace ']) fireEvent.change(search, { target: { value } });
  expect(searched()).toEqual([]);
  await screen.findByText('Nichts gefunden');
  expect(searched()).toEqual(['lovelace']);
  expect(location.search).toBe('?view=streams');
  server.rows = [row({})];
  fireEvent.click(screen.getByRole('button', { name: 'Alle Vorgänge zeigen' }));
  await screen.findByText('Quartalszahlen');
  expect(search).toHaveProperty('value', '');
});

test('the other filters are in the address, and each can be removed', async () => {
  history.replaceState(null, '', `/audit?view=streams&actor=${id}`);
  server.rows = [row({})];
  renderPage();
  await screen.findByText('Quartalszahlen');
  expect(screen.getByText(id)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Bereich' }), { target: { value: 'session' } });
  await waitFor(() => expect(asked()).toContain(`actor=${id}&category=session`));
  expect(new URLSearchParams(location.search).get('category')).toBe('session');
  fireEvent.click(screen.getByRole('button', { name: 'Diesen Filter entfernen' }));
  await waitFor(() => expect(location.search).toBe('?view=streams&category=session'));
  expect(screen.queryByText(id)).toBeNull();
});

test('a long list continues with the cursor of its last page', async () => {
  server.rows = [row({})];
  server.next = 'c2';
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  await waitFor(() => expect(asked()).toContain('cursor=c2'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull());
});

test('an erased person has no name, neither as a title nor as an actor', async () => {
  const gone = { name: null, erased: true };
  server.rows = [row({ stream: `user-${id}`, category: 'user', title: null, erased: true, actors: [actor(gone)] })];
  renderPage();
  const link = await screen.findByRole('link', { name: 'gelöschte Person' });
  expect(link.getAttribute('href')).toBe(`/audit/streams/user-${id}`);
  expect(screen.getAllByText('gelöschte Person')).toHaveLength(2);
});

test('a list that fails to load says so and offers a retry', async () => {
  server.broken = true;
  renderPage();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.broken = false;
  fireEvent.click(again);
  await screen.findByText('Noch kein Vorgang');
});

test('a fault is shown before the nightly verification runs', async () => {
  server.chain = { ...unsigned, faults: [{ what: 'chain', name: 'proof.head' }] };
  renderPage();
  await screen.findByRole('heading', { name: '1 Abweichung gefunden' });
});

const id = '0'.repeat(31).concat('1');
const at = '2026-11-21T09:12:00.000Z';

const actor = (change: object) => ({ kind: 'user' as const, id, name: 'Ada Lovelace', erased: false, ...change });

const row = (change: Partial<HistoryStream>): HistoryStream => ({
  ...{ stream: `session-${id}`, category: 'session', id, title: 'Quartalszahlen', erased: false },
  ...{ events: 3, firstAt: at, lastAt: at, actors: [actor({})], moreActors: 0 },
  ...change,
});

/** The log is neither signed nor verified yet. */
const unsigned: ChainStatus = {
  ...{ size: 7, position: '7', behind: 0, head: null, verification: null },
  ...{ keys: [], sendings: [], faults: [] },
};

const server = {
  rows: [] as readonly HistoryStream[],
  next: undefined as string | undefined,
  broken: false,
  chain: unsigned,
  wait: Promise.resolve() as Promise<void>,
  asked: [] as URL[],
};

/** The parameters of each request for streams. */
const asked = () => server.asked.map(({ searchParams }) => withoutLimit(searchParams));
const searched = () => server.asked.flatMap(({ searchParams }) => searchParams.get('q') ?? []);

function withoutLimit(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('limit');
  rest.sort();
  return rest.toString();
}

beforeEach(() => {
  Object.assign(server, {
    rows: [],
    next: undefined,
    broken: false,
    chain: unsigned,
    wait: Promise.resolve(),
    asked: [],
  });
  history.replaceState(null, '', '/audit?view=streams');
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, location.origin);
    if (url.pathname === '/api/Audit/Chain') return Response.json(server.chain);
    server.asked.push(url);
    await server.wait;
    if (server.broken) return Response.json({ code: 'internal_error', requestId: 'r' }, { status: 500 });
    const isFirst = !url.searchParams.has('cursor');
    const headers = server.next && isFirst ? { 'x-next-cursor': server.next } : {};
    return Response.json(isFirst ? server.rows : [], { headers });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPage() {
  render(<HistoryPage />, { wrapper: InApp });
}
