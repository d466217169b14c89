import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ProjectionRow, projectionCommands, projectionList } from '#domain/projections/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { ProjectionsPage } from './projections-page.tsx';

const { PauseProjection, ResumeProjection, RebuildProjection, RetryProjection, SwapProjection, VerifyProjection } =
  projectionCommands;
const server = fakeServer();
const at = '2026-11-21T09:12:00.000Z';

test('an up-to-date area says so and shows its position', async () => {
  renderPage();
  await screen.findByRole('heading', { name: 'Vorträge' });
  expect(screen.getByText('Aktuell')).toBeTruthy();
  expect(screen.getByText('alles bis 1.204')).toBeTruthy();
  expect(screen.getByText('keiner')).toBeTruthy();
});

test.each<[string, Partial<ProjectionRow>]>([
  ['Noch nicht aufgebaut', { served: null }],
  ['Andere Fassung als der Code', { version: 3 }],
  ['Im Rückstand', { lag: { events: 12, seconds: 60, more: false } }],
  ['2 Vorgänge zurückgestellt', { parkedStreams: 2 }],
  ['Weicht vom Protokoll ab', { results: [compared(['9de8'])] }],
])('an area is shown as "%s"', async (words, change) => {
  server.answer(projectionList, [row(change)]);
  renderPage();
  await screen.findByText(words);
  expect(screen.queryByText('Aktuell')).toBeNull();
});

test('shows a lag in events and time, also if it is only a minimum', async () => {
  server.answer(projectionList, [row({ lag: { events: 1, seconds: 3.2, more: false } })]);
  renderPage();
  await screen.findByText('1 Ereignis, seit 4 s');
  cleanup();
  server.answer(projectionList, [row({ lag: { events: 1_000, seconds: 600, more: true } })]);
  renderPage();
  await screen.findByText('1.000 Ereignisse oder mehr, seit 10 min');
});

test('shows progress and remaining time of a job, and disables other actions', async () => {
  server.answer(projectionList, [row({ work: { ...running, share: 0.431, secondsLeft: 72 } })]);
  renderPage();
  const bar = await screen.findByRole('progressbar', { name: 'Vorträge: Wird neu aufgebaut' });
  expect(bar.getAttribute('aria-valuenow')).toBe('43');
  expect(screen.getByText('43 % · noch etwa 72 s')).toBeTruthy();
  for (const name of ['Prüfen', 'Neu aufbauen', 'Alle prüfen', 'Alle neu aufbauen', 'Mehr zu „Vorträge“'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('pauses and resumes a rebuild', async () => {
  server.answer(projectionList, [row({ work: { ...running, share: 0.4, secondsLeft: 72 } })]);
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Vorträge: anhalten' }));
  server.answer(projectionList, [row({ work: { ...running, share: 0.4, secondsLeft: 72, isPaused: true } })]);
  await waitFor(() => expect(server.received(PauseProjection)).toEqual([{ name: 'sessions' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Vorträge: weitermachen' }));
  await waitFor(() => expect(server.received(ResumeProjection)).toEqual([{ name: 'sessions' }]));
});

test('sorts areas by column in both directions, and filters them by a search', async () => {
  const named = ['sessions', 'users', 'goals', 'groups', 'seminars', 'quotas'];
  server.answer(
    projectionList,
    named.map((area, index) => row({ area, lag: { events: index, seconds: 1, more: false } })),
  );
  renderPage();
  const table = within(await screen.findByRole('table', { name: 'Lesemodelle' }));
  const shown = () => table.getAllByRole('heading').map(({ textContent }) => textContent);
  fireEvent.click(table.getByRole('button', { name: 'Rückstand' }));
  const [first] = shown();
  expect(first).toBe('Vorträge');
  expect(table.getByRole('columnheader', { name: 'Rückstand' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(table.getByRole('button', { name: 'Rückstand' }));
  expect(shown().at(-1)).toBe('Vorträge');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vorträge' } });
  await waitFor(() => expect(shown()).toEqual(['Vorträge']));
});

test('keeps columns and order for the next visit', async () => {
  server.answer(
    projectionList,
    ['sessions', 'users', 'goals', 'groups', 'seminars', 'quotas'].map((area) => row({ area })),
  );
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: /^Spalten/ }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Größe' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Rückstand' }));
  cleanup();
  renderPage();
  const order = await screen.findByRole('columnheader', { name: 'Rückstand' });
  expect(order.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.queryByRole('columnheader', { name: 'Größe' })).toBeNull();
});

test('a waiting job says that it will start', async () => {
  server.answer(projectionList, [row({ work: { state: 'waiting', what: 'verify', since: at } })]);
  renderPage();
  await screen.findByText('Prüfung ist vorgemerkt');
});

test('asks before a rebuild', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Neu aufbauen' }));
  const dialog = await screen.findByRole('dialog');
  expect(server.received(RebuildProjection)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Neu aufbauen' }));
  await waitFor(() => expect(server.received(RebuildProjection)).toEqual([{ name: 'sessions', swap: true }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('verifies without a question', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Prüfen' }));
  await waitFor(() => expect(server.received(VerifyProjection)).toEqual([{ name: 'sessions' }]));
});

test('verifies everything at once', async () => {
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Alle prüfen' }));
  await waitFor(() => expect(server.received(VerifyProjection)).toEqual([{ name: 'all' }]));
});

test('a refused action says why in its dialog', async () => {
  for (const call of Object.values(projectionCommands)) server.refuse(call, 'already_running');
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Neu aufbauen' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Neu aufbauen' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('schon gearbeitet'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  await screen.findByText(/schon gearbeitet/);
});

test('swaps a version that was built without a swap', async () => {
  server.answer(projectionList, [row({ next: { version: 2, position: '1204', parkedStreams: 0, parked: [] } })]);
  renderPage();
  await screen.findByText(/wartet auf das Einsetzen/);
  fireEvent.click(screen.getByRole('button', { name: 'Einsetzen' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Einsetzen' }));
  await waitFor(() => expect(server.received(SwapProjection)).toEqual([{ name: 'sessions' }]));
});

test('shows parked streams with their errors, and retries them', async () => {
  const parked = [{ stream: 'session-1f', type: 'AudioAnalysed', error: 'TypeError: x', parkedAt: at, events: 3 }];
  server.answer(projectionList, [row({ parkedStreams: 2, parked })]);
  renderPage();
  const table = await screen.findByRole('table', { name: /ließ sich nicht verarbeiten/ });
  expect(within(table).getByText('session-1f')).toBeTruthy();
  expect(within(table).getByText('TypeError: x')).toBeTruthy();
  expect(within(table).getByText('und 2 spätere')).toBeTruthy();
  expect(screen.getByText('und 1 weiterer Vorgang')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal verarbeiten' }));
  await waitFor(() => expect(server.received(RetryProjection)).toEqual([{ name: 'sessions' }]));
});

test.each<[string, ProjectionRow['results'][number]]>([
  ['Alles gleich: 7 Zeilen sind so, wie das Protokoll sie ergibt.', compared([])],
  ['9de8, a1b2', compared(['9de8', 'a1b2'])],
  [
    '12 Ereignisse verarbeitet. Die neue Fassung ist eingesetzt.',
    result({ kind: 'rebuilt', events: 12, serves: true }),
  ],
  ['Gelöscht: sessions__old', result({ kind: 'dropped', schemas: ['sessions__old'] })],
  ['1 Ereignis verarbeitet. Nichts ist mehr zurückgestellt.', result({ kind: 'retried', events: 1, stillParked: 0 })],
  [
    'Es gab keine neue Fassung zum Einsetzen. Bauen Sie zuerst neu auf.',
    result({ kind: 'failed', reason: 'nothing_built' }),
  ],
  ['StreamsParked: …', result({ kind: 'ended', error: 'StreamsParked: …' })],
])('a result reads "%s"', async (words, one) => {
  server.answer(projectionList, [row({ results: [one] })]);
  renderPage();
  const [shown] = await screen.findAllByRole('listitem');
  expect(shown?.textContent).toContain(words);
});

test('an error offers a retry; an empty list is no error', async () => {
  server.refuse(projectionList, 'internal_error');
  renderPage();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.answer(projectionList, []);
  fireEvent.click(again);
  await screen.findByText('Noch keine Lesemodelle');
});

const times = { startedAt: at, estimatedEnd: at, isPaused: false };
const running = { state: 'running', what: 'rebuild', position: '1', end: '2', ...times } as const;

function result(outcome: ProjectionRow['results'][number]['outcome']): ProjectionRow['results'][number] {
  return { what: 'verify', finishedAt: at, outcome };
}

function compared(differing: string[]) {
  return result({ kind: 'compared', tables: [{ table: 'session_list', servedRows: 7, builtRows: 7, differing }] });
}

const row = (change: Partial<ProjectionRow>): ProjectionRow => ({
  area: 'sessions',
  size: { rows: 320, bytes: 1_200_000 },
  served: { version: 2, position: '1204' },
  version: 2,
  head: '1204',
  lag: { events: 0, seconds: 0, more: false },
  parkedStreams: 0,
  parked: [],
  next: null,
  old: null,
  work: null,
  results: [],
  ...change,
});

beforeEach(() => {
  server.answer(projectionList, [row({})]);
  for (const call of Object.values(projectionCommands)) server.answer(call, { jobId: '0'.repeat(32) });
  for (const call of [PauseProjection, ResumeProjection]) server.answer(call, undefined);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function renderPage() {
  render(
    <>
      <ProjectionsPage />
      <Snackbar />
    </>,
    { wrapper: InApp },
  );
}
