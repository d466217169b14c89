import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataExport } from '#domain/privacy/contract/calls.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import { MyData } from './my-data.tsx';

const id = '1'.repeat(32);
const requestedAt = '2026-11-21T09:00:00.000Z';
const asked = { id, requestedAt };
const ready: DataExport = {
  ...{ status: 'ready', ...asked, madeAt: '2026-11-21T09:01:00.000Z', expiresAt: '2026-11-28T09:01:00.000Z' },
  ...{ size: 48_113_402, files: 31 },
};
const tomorrow = '2026-11-22T09:00:00.000Z';
const button = (name: string) => screen.getByRole('button', { name });

test('a person without an archive requests one and sees that it is being made', async () => {
  renderPage();
  await screen.findByText('Sie haben noch kein Archiv angefordert.');
  fireEvent.click(button('Archiv anfordern'));
  await screen.findByText('Das Archiv wird erstellt …');
  expect(server.asked).toContain('POST /api/Users/DataExport');
});

test('an archive being made shows its progress once it is known', async () => {
  server.latest = { status: 'making', ...asked, progress: null };
  renderPage();
  const bar = await screen.findByRole('progressbar', { name: 'Das Archiv wird erstellt' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  cleanup();
  server.latest = { status: 'making', ...asked, progress: 0.437 };
  renderPage();
  await screen.findByText(/^43\s%$/);
});

test('an archive being made can be cancelled', async () => {
  server.latest = { status: 'making', ...asked, progress: null };
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await screen.findByText('Das letzte Archiv ist entfernt.');
  expect(server.asked).toContain('DELETE /api/Users/DataExport');
});

test('a finished archive shows its size and its expiry and can be downloaded', async () => {
  Object.assign(server, { latest: ready, askAgainFrom: tomorrow });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
  renderPage();
  await screen.findByText(/48 MB · 31 Dateien · bereit bis 28\. November 2026/);
  expect(screen.getByText(/Ein neues Archiv können Sie ab 22\. November 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Neu anfordern' })).toBeNull();
  fireEvent.click(button('Herunterladen'));
  await waitFor(() => expect(saved).toEqual(['/api/Media?signed=x']));
});

test.each([
  ['Entfernen', 'DELETE /api/Users/DataExport'],
  ['Neu anfordern', 'POST /api/Users/DataExport'],
])('"%s" asks before the archive is deleted', async (name, call) => {
  server.latest = ready;
  renderPage();
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('alertdialog');
  expect(server.asked.filter((one) => !one.startsWith('GET'))).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(server.asked).toContain(call));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['storage_full', /kein Platz/],
  ['internal', /schreiben Sie dem Support/],
] as const)('a failed archive (%s) says why and offers a retry', async (reason, words) => {
  server.latest = { status: 'failed', ...asked, reason };
  renderPage();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  fireEvent.click(button('Archiv anfordern'));
  await screen.findByText('Das Archiv wird erstellt …');
});

test.each([
  ['expired', 'Die Zeit des letzten Archivs ist um; es ist gelöscht.'],
  ['asked', 'Das letzte Archiv ist entfernt.'],
] as const)('a removed archive (%s) says so, and when a new one can be requested', async (reason, words) => {
  Object.assign(server, { latest: { status: 'removed', ...asked, reason }, askAgainFrom: tomorrow });
  renderPage();
  await screen.findByText(words);
  expect(screen.getByText(/Ein neues Archiv können Sie ab 22\. November 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Archiv anfordern' })).toBeNull();
});

test('shows a refusal and fetches the state again', async () => {
  renderPage();
  await screen.findByText('Sie haben noch kein Archiv angefordert.');
  Object.assign(server, { refuses: true, latest: { status: 'making', ...asked, progress: null } });
  fireEvent.click(button('Archiv anfordern'));
  await screen.findByText(/schon gearbeitet/);
  await screen.findByText('Das Archiv wird erstellt …');
});

test('an error offers a retry', async () => {
  server.broken = true;
  renderPage();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  server.broken = false;
  fireEvent.click(again);
  await screen.findByText('Sie haben noch kein Archiv angefordert.');
});

type Server = { latest: DataExport | null; askAgainFrom: string | null; broken: boolean; refuses: boolean };
const fresh: Server = { latest: null, askAgainFrom: null, broken: false, refuses: false };
const server = { ...fresh, asked: [] as string[] };

beforeEach(() => {
  Object.assign(server, fresh, { asked: [] });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    server.asked.push(`${method} ${path}`);
    if (server.broken) return Response.json({ code: 'internal_error', requestId: 'r' }, { status: 500 });
    if (path.endsWith('/Download')) return Response.json({ url: '/api/Media?signed=x', expiresAt: tomorrow });
    const { latest, askAgainFrom } = server;
    if (method === 'GET') return Response.json({ latest, askAgainFrom });
    if (server.refuses) return Response.json({ code: 'already_running', requestId: 'r' }, { status: 409 });
    server.latest =
      method === 'POST'
        ? { status: 'making', ...asked, progress: null }
        : { status: 'removed', ...asked, reason: 'asked' };
    return method === 'POST'
      ? Response.json({ id, status: 'making' }, { status: 202 })
      : new Response(null, { status: 204 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderPage() {
  render(
    <>
      <MyData />
      <Snackbar />
    </>,
    { wrapper: InApp },
  );
}
