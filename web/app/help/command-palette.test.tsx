import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchEverything } from '#domain/product/contract/search.ts';
import { CurrentUser } from '../../lib/current-user.tsx';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { CommandPalette } from './command-palette.tsx';

const server = fakeServer();

test('opens the talk at the second of the found words', async () => {
  server.answer(searchEverything, [
    { kind: 'talk', id, title: 'Jubiläum', at: null, detail: null },
    { kind: 'words', id: other, title: 'Kundentermin', at: null, detail: 'unser Jubiläum im Mai', second: 12.7 },
  ]);
  open();
  write('jubiläum');
  const said = await screen.findByRole('option', { name: /unser Jubiläum im Mai/ });
  expect(said.textContent).toContain('Kundentermin');
  fireEvent.click(said);
  await waitFor(() => expect(location.pathname + location.search).toBe(`/sessions/${other}?at=12`));
});

test('finds pages and commands beside the server’s results', async () => {
  server.answer(searchEverything, []);
  open();
  write('aufnehmen');
  expect(await screen.findByRole('option', { name: 'Handbuch: Aufnehmen' })).toBeTruthy();
});

test('says that nothing was found, or that the search is unreachable', async () => {
  server.answer(searchEverything, []);
  open();
  write('xyzzy');
  await screen.findByText('Dazu gibt es nichts. Versuchen Sie ein kürzeres Wort.');
  server.refuse(searchEverything, 'internal_error');
  write('xyzzyx');
  await screen.findByText('Die Suche ist gerade nicht zu erreichen.');
});

const [id, other] = ['1'.repeat(32), '2'.repeat(32)];
const user = { id: '3'.repeat(32), permissions: [], roles: [] } as unknown as React.ContextType<typeof CurrentUser>;

beforeEach(() => {
  history.replaceState(null, '', '/');
  // The list of results measures itself and scrolls, but the test page has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const write = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

const open = () =>
  render(
    <CurrentUser value={user}>
      <CommandPalette />
    </CurrentUser>,
    { wrapper: InApp },
  );
