import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { HistoryEventRow, HistoryStream, StateAt } from '#domain/history/contract/calls.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { StreamPage } from './stream-page.tsx';

test('starts with the present state, without differences', async () => {
  renderPage();
  await screen.findByRole('heading', { level: 1, name: 'Zweite Fassung' });
  await screen.findByText('Seitdem hat sich nichts geändert.');
  expect(screen.getByText(/^Jetzt: nach Ereignis 3 von 3/)).toBeTruthy();
  expect(screen.getByRole('slider')).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: 'Ein Ereignis später' })).toHaveProperty('disabled', true);
});

test('the slider goes back in time, asks once it rests, and marks differences from now', async () => {
  renderPage();
  const slider = await screen.findByRole('slider', { name: 'Stand nach Ereignis' });
  for (const value of ['1', '0']) fireEvent.change(slider, { target: { value } });
  await screen.findByText('Seitdem hat sich 1 Angabe geändert.');
  expect(server.states.filter(Boolean)).toEqual(['revision=0']);
  expect(slider.getAttribute('aria-valuetext')).toBe('nach Ereignis 1 von 3');
  const changed = screen.getByRole('row', { name: /Erste Fassung/ });
  expect(within(changed).getByRole('img', { name: 'geändert' })).toBeTruthy();
  expect(
    within(changed)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Damals: Erste Fassung', 'Jetzt: Zweite Fassung']);
  expect(screen.getByRole('row', { name: /Sprache/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Nur Unterschiede' }));
  expect(screen.queryByRole('row', { name: /Sprache/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Erste Fassung/ })).toBeTruthy();
});

test('shows no state before the first event', async () => {
  renderPage();
  const slider = await screen.findByRole('slider');
  fireEvent.change(slider, { target: { value: '-1' } });
  await screen.findByText('Bevor etwas geschah');
  expect(screen.getByRole('button', { name: 'Ein Ereignis früher' })).toHaveProperty('disabled', true);
});

test('an event links to the state after it', async () => {
  renderPage();
  const event = (await screen.findByRole('heading', { name: 'Vortrag angelegt' })).closest('li');
  fireEvent.click(within(event as HTMLElement).getByRole('button', { name: 'Stand danach' }));
  await screen.findByText('Seitdem hat sich 1 Angabe geändert.');
  expect(event?.getAttribute('aria-current')).toBe('true');
});

test('many events load page by page', async () => {
  server.next = 'c2';
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Frühere laden' }));
  await waitFor(() => expect(server.asked.some((path) => path.includes('cursor=c2'))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Frühere laden' })).toBeNull());
});

test('an erased person has no name in the title, the state or the actors', async () => {
  const gone = `erased:${id}`;
  Object.assign(server, {
    stream: { ...stream, title: null, erased: true },
    events: [event({ type: 'UserErased', actor: { ...ada, name: null, erased: true } })],
    states: [],
    stateOf: () => ({ firstName: gone, locale: 'de' }),
  });
  renderPage();
  await screen.findByRole('heading', { level: 1, name: 'gelöschte Person' });
  await screen.findByText('Seitdem hat sich nichts geändert.');
  const row = screen.getByRole('row', { name: /Vorname/ });
  expect(within(row).getAllByText('gelöschte Person')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'gelöschte Person' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('erased:');
});

test.each<[StateAt['made'], string]>([
  ['none', 'Vorgänge dieser Art haben keinen Zustand: Es zählt allein, was geschah.'],
  ['unreadable', 'Ein Ereignis lässt sich mit dieser Fassung nicht lesen. Deshalb ist auch der Zustand nicht bekannt.'],
])('a missing state (%s) says why', async (made, words) => {
  server.made = made;
  renderPage();
  await screen.findByText(words);
  expect(screen.queryByRole('table')).toBeNull();
});

test('look-ups have no state, and the page requests none', async () => {
  server.stream = { ...stream, stream: `lookup-${id}_20261121`, category: 'lookup' };
  renderPage();
  await screen.findByRole('heading', { name: 'Was geschah' });
  await screen.findByRole('heading', { name: 'Vortrag angelegt' });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stand danach' })).toBeNull();
  expect(server.states).toEqual([]);
});

test('each part that fails to load says so and offers a retry', async () => {
  server.broken = '/at';
  renderPage();
  await screen.findByRole('heading', { name: 'Vortrag angelegt' });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.broken = '';
  fireEvent.click(again);
  await screen.findByText('Seitdem hat sich nichts geändert.');
});

test('an unknown stream says so', async () => {
  server.broken = '/Summary';
  renderPage();
  await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(screen.queryByRole('heading', { name: 'Was geschah' })).toBeNull();
});

const id = '0'.repeat(31).concat('1');
const at = '2026-11-21T09:12:00.000Z';
const ada = { kind: 'user' as const, id, name: 'Ada Lovelace', erased: false };
const stream: HistoryStream = {
  ...{ stream: `session-${id}`, category: 'session', id, title: 'Zweite Fassung', erased: false },
  ...{ events: 3, firstAt: at, lastAt: at, actors: [ada], moreActors: 0 },
};

const event = (change: Partial<HistoryEventRow>): HistoryEventRow => ({
  ...{ id: '1', revision: 0, position: '7', type: 'SessionCreated', at, actor: ada },
  ...{ commandId: '2', causationId: '2', correlationId: '3', data: {}, changes: [], linked: [] },
  ...change,
});

/** Two changes after the first event: one of the name, one without effect. */
const sessionAt = (revision: number): unknown =>
  revision < 0 ? null : { name: revision === 0 ? 'Erste Fassung' : 'Zweite Fassung', locale: 'de' };

const fresh = () => ({
  stream,
  events: [event({})] as readonly HistoryEventRow[],
  made: 'folded' as StateAt['made'],
  stateOf: sessionAt,
  next: undefined as string | undefined,
  /** The end of the path whose requests fail. */
  broken: '',
  asked: [] as string[],
  /** The parameters of each request for a state. */
  states: [] as string[],
});
const server = fresh();

beforeEach(() => {
  Object.assign(server, fresh());
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, location.origin);
    server.asked.push(path);
    if (server.broken && url.pathname.endsWith(server.broken))
      return Response.json({ code: 'internal_error', requestId: 'r' }, { status: 500 });
    if (url.pathname.endsWith('/Summary')) return Response.json(server.stream);
    if (url.pathname.endsWith('/Linked')) return Response.json([]);
    if (url.pathname.endsWith('/at')) return Response.json(stateAt(url.searchParams));
    const isFirst = !url.searchParams.has('cursor');
    const headers = server.next && isFirst ? { 'x-next-cursor': server.next } : {};
    return Response.json(isFirst ? server.events : [], { headers });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function stateAt(params: URLSearchParams): StateAt {
  server.states.push(params.toString());
  const last = 2;
  const revision = Number(params.get('revision') ?? last);
  const { made } = server;
  const [state, now] = made === 'folded' ? [server.stateOf(revision), server.stateOf(last)] : [null, null];
  return { revision, at: revision < 0 ? null : at, last, lastAt: at, made, state, now, differences: [] };
}

function renderPage() {
  history.replaceState(null, '', `/audit/streams/${server.stream.stream}`);
  render(<Route path="/audit/streams/:id" component={StreamPage} />, { wrapper: InApp });
}
