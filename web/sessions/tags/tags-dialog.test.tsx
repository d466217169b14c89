import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionCommands, sessionTags } from '#domain/sessions/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { TagsDialog } from './tags-dialog.tsx';

const server = fakeServer();

test('also saves a typed tag that was not added, in its known spelling', async () => {
  open([{ id: one, name: 'Eins', tags: ['Probe'] }]);
  fireEvent.change(field(), { target: { value: 'Jubiläum' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  // Waits for the person's tags: once they are known, the same tag in another case is not added a second time.
  await screen.findByRole('button', { name: 'Pitch' });
  fireEvent.change(field(), { target: { value: 'pitch' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  fireEvent.change(field(), { target: { value: 'Offen' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved()).toEqual([{ id: one, tags: ['Probe', 'Jubiläum', 'Pitch', 'Offen'] }]));
});

test("adds tags to several talks, removes common ones, and keeps a single talk's own", async () => {
  open([
    { id: one, name: 'Eins', tags: ['Probe', 'Nur hier'] },
    { id: other, name: 'Zwei', tags: ['probe'] },
  ]);
  const chosen = screen.getByRole('list', { name: 'Gewählte Schlagwörter' });
  expect(within(chosen).getAllByRole('button')).toHaveLength(1);
  fireEvent.click(within(chosen).getByRole('button', { name: '„Probe“ entfernen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pitch' }));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      { id: one, tags: ['Nur hier', 'Pitch'] },
      { id: other, tags: ['Pitch'] },
    ]),
  );
});

test('names the talk that has no room for another tag, and saves nothing', async () => {
  open([
    { id: one, name: 'Eins', tags: Array.from({ length: 10 }, (_, index) => `Tag ${index}`) },
    { id: other, name: 'Zwei', tags: [] },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Pitch' }));
  expect(screen.getByText('„Eins“ hätte mehr als 10 Schlagwörter.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
});

const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
const field = () => screen.getByRole('textbox', { name: 'Schlagwort hinzufügen' });
const saved = () => server.received(sessionCommands.TagSession);

function open(talks: React.ComponentProps<typeof TagsDialog>['talks']) {
  server.answer(sessionTags, [{ tag: 'Pitch', count: 3 }]);
  server.answer(sessionCommands.TagSession, undefined);
  render(<TagsDialog talks={talks} onClose={vi.fn()} />, { wrapper: InApp });
}
