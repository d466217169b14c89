import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrentUser } from '../lib/current-user.tsx';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { SessionListPage } from './session-list-page.tsx';
import { uploadState } from './upload-state.ts';

test('an empty list offers to make the first talk', async () => {
  renderPage();
  await screen.findByText('Noch kein Vortrag');
  expect(screen.getByRole('link', { name: 'Vortrag aufnehmen' }).getAttribute('href')).toBe('/liverecorder');
  fireEvent.click(screen.getByRole('button', { name: 'Aufnahme hochladen' }));
  expect(uploadState.open).toBe(true);
});

test('a search without results differs from having no talks', async () => {
  history.replaceState(null, '', '/sessions/list?search=Probe');
  renderPage();
  await screen.findByText('Nichts gefunden');
  server.rows = [row({})];
  fireEvent.click(screen.getByRole('button', { name: 'Alle Vorträge zeigen' }));
  await screen.findByText('Quartalszahlen');
  expect(location.search).toBe('');
});

test('groups talks by month and names the day for this week', async () => {
  const [now, before] = [new Date().toISOString(), '2026-03-31T12:00:00Z'];
  server.rows = [
    row({ id: '1'.repeat(32), name: 'Neu', createdAt: now, recordingDate: now }),
    row({ id: '2'.repeat(32), name: 'Alt', createdAt: before, recordingDate: before }),
    row({ id: '3'.repeat(32), name: 'Älter', createdAt: '2026-03-02T12:00:00Z' }),
  ];
  renderPage();
  const march = await screen.findByRole('region', { name: 'März 2026' });
  expect(within(march).getByRole('heading', { level: 2 }).textContent).toBe('März 2026');
  expect(within(march).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getByText(/^heute, /)).toBeTruthy();
});

test('a finished talk shows its score and its length', async () => {
  server.rows = [row({ sessionScore: 7.44 })];
  renderPage();
  await screen.findByRole('img', { name: '7,4 von 10' });
  expect(screen.getByText('6:42')).toBeTruthy();
});

test('a talk without measures says so instead of showing a number', async () => {
  server.rows = [row({ sessionScore: null, scoreWithheld: { code: 'too_short', measured: 1, needed: 30 } })];
  renderPage();
  await screen.findByText('kein Wert');
  expect(screen.getByText('Zu wenig gehört: Die Aufnahme dauert 1 s, nötig sind 30 s.')).toBeTruthy();
});

test.each([
  ['AnalyzingAudio', 'Ton wird gemessen', '45'],
  ['SomethingNew', 'Analyse läuft', '15'],
])('a talk in the state %s says "%s …" with its progress', async (analysisStatus, words, percent) => {
  server.rows = [row({ analysisStatus, completed: false, sessionScore: null })];
  renderPage();
  await screen.findByText(`${words} …`);
  expect(screen.getByRole('progressbar', { name: words }).getAttribute('aria-valuenow')).toBe(percent);
});

test('a failed talk says why and can be analysed again', async () => {
  server.rows = [row({ analysisStatus: 'Failed', completed: false, sessionScore: null })];
  server.failure = { reason: 'no_audio', canRetry: true };
  renderPage();
  await screen.findByText(/In der Datei ist kein Ton/);
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal analysieren' }));
  await waitFor(() => expect(server.asked).toContain(`POST /api/Sessions/${id}/Retry`));
});

test('a talk without its recording offers no retry', async () => {
  server.rows = [row({ analysisStatus: 'Failed', completed: false, sessionScore: null })];
  server.failure = { reason: 'media_missing', canRetry: false };
  renderPage();
  await screen.findByText(/liegt nicht mehr vor/);
  expect(screen.queryByRole('button', { name: 'Noch einmal analysieren' })).toBeNull();
});

test('the search goes into the address once typing pauses', async () => {
  server.rows = [row({})];
  renderPage();
  const search = await screen.findByLabelText('Vorträge suchen');
  for (const value of ['P', 'Pr', 'Probe']) fireEvent.change(search, { target: { value } });
  expect(location.search).toBe('');
  await waitFor(() => expect(location.search).toBe('?search=Probe'));
  expect(server.asked.filter((call) => call.includes('search=')).every((call) => call.includes('search=Probe'))).toBe(
    true,
  );
});

test('fetches more talks with the cursor of the last page', async () => {
  server.rows = [row({})];
  server.next = 'c2';
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  await waitFor(() => expect(server.asked.some((call) => call.includes('cursor=c2'))).toBe(true));
});

test('reports a page that fails and keeps the talks above it', async () => {
  server.rows = [row({})];
  server.next = 'c2';
  renderPage();
  const more = await screen.findByRole('button', { name: 'Weitere laden' });
  server.broken = true;
  fireEvent.click(more);
  await screen.findByRole('alert');
  expect(screen.getByText('Quartalszahlen')).toBeTruthy();
  server.broken = false;
  fireEvent.click(more);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an error offers a retry', async () => {
  server.broken = true;
  renderPage();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.broken = false;
  fireEvent.click(again);
  await screen.findByText('Noch kein Vortrag');
});

test('asks before it deletes the selected talks, and names them', async () => {
  server.rows = three();
  renderPage();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Eins auswählen' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Drei auswählen' }));
  const bar = screen.getByRole('region', { name: 'Mit den Ausgewählten' });
  expect(within(bar).getByText('2 ausgewählt')).toBeTruthy();
  fireEvent.click(within(bar).getByRole('button', { name: 'Löschen' }));
  const question = await screen.findByRole('alertdialog', { name: '2 Vorträge löschen?' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Eins', 'Drei']);
  fireEvent.click(within(question).getByRole('button', { name: '2 Vorträge löschen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mit den Ausgewählten' })).toBeNull());
  expect(server.asked.filter((call) => call.startsWith('DELETE'))).toEqual([
    `DELETE /api/Sessions/${'1'.repeat(32)}`,
    `DELETE /api/Sessions/${'3'.repeat(32)}`,
  ]);
});

test('compares the selected talks if at least two are analysed', async () => {
  server.rows = three();
  renderPage();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Eins auswählen' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zwei auswählen' }));
  const compare = screen.getByRole<HTMLButtonElement>('button', { name: 'Vergleichen' });
  // "Zwei" is still being analysed.
  expect(compare.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Alle geladenen auswählen' }));
  fireEvent.click(compare);
  expect(location.pathname + location.search).toBe(`/sessions/progress?talks=${'1'.repeat(32)}-${'3'.repeat(32)}`);
});

test('a long press selects a talk, and further taps select too', async () => {
  server.rows = three();
  renderPage();
  const one = await screen.findByRole('link', { name: 'Eins' });
  vi.useFakeTimers();
  fireEvent.touchStart(one, { touches: [{ clientX: 10, clientY: 10 }] });
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  fireEvent.touchEnd(one);
  fireEvent.click(one);
  fireEvent.click(screen.getByRole('link', { name: 'Zwei' }));
  expect(screen.getByText('2 ausgewählt')).toBeTruthy();
  expect(location.pathname).toBe('/sessions/list');
});

test('a moving finger scrolls and selects nothing', async () => {
  server.rows = three();
  renderPage();
  const one = await screen.findByRole('link', { name: 'Eins' });
  vi.useFakeTimers();
  fireEvent.touchStart(one, { touches: [{ clientX: 10, clientY: 10 }] });
  fireEvent.touchMove(one, { touches: [{ clientX: 10, clientY: 40 }] });
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect(screen.queryByText('1 ausgewählt')).toBeNull();
});

const three = () => [
  row({ id: '1'.repeat(32), name: 'Eins' }),
  row({ id: '2'.repeat(32), name: 'Zwei', analysisStatus: 'AnalyzingAudio', completed: false, sessionScore: null }),
  row({ id: '3'.repeat(32), name: 'Drei' }),
];

const id = '0'.repeat(31).concat('1');

const row = (change: object) => ({
  id,
  name: 'Quartalszahlen',
  createdAt: '2026-11-14T10:12:00Z',
  recordingDate: '2026-11-14T10:12:00Z',
  sessionLength: '00:06:42',
  locale: 'de',
  type: 'audio',
  analysisStatus: 'Succeeded',
  completed: true,
  sessionScore: 7,
  scoreTotal: 'whole',
  scoreWithheld: null,
  sharedWith: [],
  tags: [],
  ...change,
});

const server = {
  rows: [] as object[],
  failure: null as object | null,
  next: undefined as string | undefined,
  broken: false,
  asked: [] as string[],
};

beforeEach(() => {
  Object.assign(server, { rows: [], failure: null, next: undefined, broken: false, asked: [] });
  history.replaceState(null, '', '/sessions/list');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    server.asked.push(`${method} ${path}`);
    if (server.broken) return Response.json({ code: 'internal_error', requestId: 'r' }, { status: 500 });
    const { pathname } = new URL(path, location.origin);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (pathname === '/api/Sessions/Slim') return list(path);
    if (['/api/Sessions/Incomplete', '/api/Sessions/Tags'].includes(pathname)) return Response.json([]);
    if (pathname === '/api/Config') return Response.json({ timing: { pollMs: 15_000 } });
    if (pathname.endsWith('/Peaks')) return Response.json({ t0: 0, dt: 1, values: [] });
    return Response.json({ ...row({}), failure: server.failure });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function list(path: string): Response {
  const isFirst = !path.includes('cursor=');
  const headers = server.next && isFirst ? { 'x-next-cursor': server.next } : undefined;
  return Response.json(isFirst ? server.rows : [], headers && { headers });
}

const user = { permissions: ['analysis:fast', 'upload:audio'] } as React.ContextType<typeof CurrentUser>;

function renderPage() {
  render(
    <CurrentUser value={user}>
      <SessionListPage />
    </CurrentUser>,
    { wrapper: InApp },
  );
}
