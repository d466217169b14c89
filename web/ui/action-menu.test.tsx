import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Pencil, Trash2 } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ActionMenu } from './action-menu.tsx';
import { ConfirmChange } from './confirm-change.tsx';

test('runs an action at once, and leaves out one that is not offered', () => {
  open({ isOffered: false });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Umbenennen', 'Löschen']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Umbenennen' }));
  expect(rename).toHaveBeenCalledTimes(1);
});

test('opens the action’s own window, also when an earlier action is not offered, and closes it', () => {
  open({ isOffered: false });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
  screen.getByRole('alertdialog', { name: 'Wirklich löschen?' });
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(change.mutate).not.toHaveBeenCalled();
});

test('sends a confirmed change, and shows a refusal in the window', () => {
  open({ isOffered: true });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(change.mutate).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog').textContent).toContain('Das hat');
});

test('closes the window of an action that is no longer offered, for good', () => {
  const menu = (isOffered: boolean) => (
    <ActionMenu
      label="Mehr"
      actions={[isOffered && { icon: Pencil, label: 'Umbenennen', window: () => <p>Neuer Name</p> }]}
    />
  );
  const { rerender } = render(menu(true), { wrapper: InApp });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mehr' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Umbenennen' }));
  screen.getByText('Neuer Name');
  for (const isOffered of [false, true]) rerender(menu(isOffered));
  expect(screen.queryByText('Neuer Name')).toBeNull();
});

const rename = vi.fn();
const change = { mutate: vi.fn(), isPending: false, error: new Error('broken') };

function open({ isOffered }: Readonly<{ isOffered: boolean }>) {
  render(
    <ActionMenu
      label="Mehr zu „Probe“"
      actions={[
        isOffered && { icon: Pencil, label: 'Anheften', run: vi.fn() },
        { icon: Pencil, label: 'Umbenennen', run: rename },
        'line',
        {
          ...{ icon: Trash2, label: 'Löschen', danger: true },
          window: (close) => (
            <ConfirmChange
              onClose={close}
              change={change}
              title="Wirklich löschen?"
              description="Alles ist weg."
              confirm="Löschen"
            />
          ),
        },
      ]}
    />,
    { wrapper: InApp },
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mehr zu „Probe“' }), { key: 'Enter' });
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});
